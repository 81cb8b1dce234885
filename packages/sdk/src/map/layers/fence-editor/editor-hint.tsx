import { TriangleAlert } from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import type { FenceEditor } from '../../../react/geofences/create-fence-editor';
import { useFenceEditorView } from '../../../react/geofences/use-geofence-editor';
import { ownText, useMedia } from '../../../ui';
import { crosshair } from '../../view/crosshair';
import { SMALL_MAP_QUERY } from '../../view/small-map';
import { useMapFrame } from '../../view/map-padding';
import { useDraftWords } from './use-draft-words';

/** Scale and credits below. */
const FOOT_PX = 34;
const EDGE_PX = 12;

const Place = styled.div`
  ${ownText}
  position: absolute;
  z-index: 9;
  display: flex;
  justify-content: center;
  pointer-events: none;
`;
const Note = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 7px 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-inverse);
  box-shadow: var(--rastro-shadow-float);
  color: var(--rastro-text-inverse);
  font: 400 12.5px/18px var(--rastro-font-family);
  & > svg {
    flex: none;
  }
`;
const Figures = styled.strong`
  display: block;
  font-weight: 600;
`;
const EditingStyle = createGlobalStyle`
  ${crosshair('data-fencing', 'rastro-fence-middle')}
`;

/**
 * Hint for the next step, or the problem with the shape, above the foot of the map; after an
 * attempt to finish, also that the shape is incomplete.
 */
export function EditorHint({ editor, hasTried }: { editor: FenceEditor; hasTried: boolean }) {
  const { padding } = useMapFrame();
  const view = useFenceEditorView(editor);
  const { count, rest, hint, wrong: problem, unfinished } = useDraftWords(view);
  const isSmall = useMedia(SMALL_MAP_QUERY);
  const wrong = problem ?? (hasTried ? unfinished : null);
  return (
    <Place
      style={{
        left: padding.left + EDGE_PX,
        right: padding.right + EDGE_PX,
        bottom: padding.bottom + FOOT_PX,
      }}
    >
      <EditingStyle />
      <Note role="status" data-wrong={wrong !== null}>
        {wrong === null ? null : <TriangleAlert size={15} aria-hidden="true" />}
        <span>
          {/* The bar of a phone has no room for them. */}
          {isSmall ? <Figures>{[count, ...rest].join(' · ')}</Figures> : null}
          {wrong ?? hint}
        </span>
      </Note>
    </Place>
  );
}
