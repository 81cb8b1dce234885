import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { MAP_WORDS } from '../../../map/layers/map-words';
import { ToolDock } from '../../../map/layers/tools/tool-dock';
import { NO_PADDING } from '../../../map/view/map-padding';
import { LazyWords } from '../../../react/provider/lazy-words';
import { makeUser, type FakeServerState } from '../../../testing';
import { SelectionBar, type SelectionBarProps } from './selection-bar';

export default { title: 'SDK / widgets / Selection bar' };

const Stage = styled.div`
  position: relative;
  height: 220px;
  background: var(--rastro-map-land);
`;
const nothing = () => undefined;
const props: SelectionBarProps = {
  count: 12,
  outcome: undefined,
  isBusy: false,
  picking: undefined,
  onZoom: nothing,
  onShowOnly: nothing,
  onFollow: nothing,
  onMove: nothing,
  onCommand: nothing,
  onClear: nothing,
};

const Bar = ({
  state = {},
  ...over
}: Partial<SelectionBarProps> & { state?: FakeServerState }): ReactElement => (
  <StoryServer state={state}>
    <LazyWords files={MAP_WORDS}>
      <Stage>
        <ToolDock padding={NO_PADDING}>
          <SelectionBar {...props} {...over} />
        </ToolDock>
      </Stage>
    </LazyWords>
  </StoryServer>
);

export const Twelve = (): ReactElement => <Bar />;
Twelve.meta = {
  about: 'Too many to be followed, which its button says.',
  ready: '.rastro-selection-bar',
};

export const One = (): ReactElement => <Bar count={1} />;
One.meta = {
  about: 'One vehicle, and all that can be done with it.',
  ready: '.rastro-selection-bar',
};

export const Picking = (): ReactElement => (
  <Bar count={0} picking={{ onInView: nothing, onEnd: nothing }} />
);
Picking.meta = { about: 'The tool was just chosen: how it goes.', ready: '.rastro-selection-bar' };

export const PickingMany = (): ReactElement => (
  <Bar count={1_000_000} picking={{ onInView: nothing, onEnd: nothing }} />
);
PickingMany.meta = { about: 'The tool, with a million already.', ready: '.rastro-selection-bar' };

export const NothingThere = (): ReactElement => (
  <Bar count={0} outcome="none" picking={{ onInView: nothing, onEnd: nothing }} />
);
NothingThere.meta = { about: 'A box that held no vehicle.', ready: '.rastro-selection-bar' };

export const MapBeganAnew = (): ReactElement => <Bar count={12} outcome="lost" />;
MapBeganAnew.meta = {
  about: 'The map died over a box; what was picked before stays.',
  ready: '.rastro-selection-bar',
};

const readOnly = { user: makeUser({ readonly: true }) };

export const ReadOnly = (): ReactElement => <Bar state={readOnly} count={3} />;
ReadOnly.meta = { about: 'An account that may change nothing.', ready: '.rastro-selection-bar' };
