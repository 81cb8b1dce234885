import { useId } from 'react';
import {
  Anchor,
  Bell,
  Boxes,
  CircleDashed,
  FolderTree,
  Hexagon,
  IdCard,
  ListChecks,
  Navigation,
  SquareParking,
  Truck,
} from 'lucide-react';
import { styled } from 'styled-components';
import type { MapLayer } from '../../../contract/map-layer';
import type { MapShow, MapToggle } from '../../../domain';
import { useAccess } from '../../../react/session/use-access';
import { useLabels } from '../../../react/use-labels';
import { Button, Switch, touchMedia } from '../../../ui';
import { CreditLine } from '../../view/credit-line';
import { LayerChoice } from './layer-choice';
import type { LayerPictureProps } from './layer-picture';

const Section = styled.fieldset`
  margin: 0;
  padding: 12px 16px;
  border: 0;
  border-bottom: 1px solid var(--rastro-border);
`;
const Head = styled.legend`
  float: inline-start;
  width: 100%;
  padding: 0 0 8px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 16px;
  & ~ * {
    clear: both;
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 8px;
`;
/** Credits for the base maps in the pictures. */
const PictureCredits = styled.p`
  margin: 8px 0 0;
  color: var(--rastro-text-subtle);
  font-size: 11px;
  line-height: 14px;
  overflow-wrap: anywhere;
  & a {
    color: inherit;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 20px 1fr;
  align-items: center;
  gap: 0 12px;
  & > svg {
    width: 16px;
    height: 16px;
    color: var(--rastro-text-muted);
  }
  && > label {
    min-height: 36px;
  }
  ${touchMedia} {
    && > label {
      min-height: 44px;
    }
  }
`;
const Note = styled.p`
  grid-column: 2;
  margin: -4px 44px 6px 0;
  color: var(--rastro-text-muted);
  font-size: 11.5px;
  line-height: 16px;
`;
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 8px;
`;

/** Switches in the order of the menu; the legend has a button of its own. */
const SWITCHES = [
  ['cluster', Boxes],
  ['groups', FolderTree],
  ['geofences', Hexagon],
  ['anchors', Anchor],
  ['names', Truck],
  ['plates', IdCard],
  ['precision', CircleDashed],
  ['status', Navigation],
  ['stops', SquareParking],
  ['events', Bell],
] as const;

/** Props of `LayersMenu`. */
export interface LayersMenuProps extends Omit<LayerPictureProps, 'layer' | 'watch'> {
  /** Base maps to choose from; fewer than two show no choice. */
  baseLayers: readonly { id: string; name: string; layer: MapLayer | undefined }[];
  baseLayerId: string;
  onBaseLayerChange: (id: string) => void;
  show: MapShow;
  onShow: (toggle: MapToggle, isShown: boolean) => void;
  /** Back to how the account starts. */
  onRestore: () => void;
  /** Fences that cannot be drawn. */
  unreadableFences: number;
  /** Problem of the chosen base map, where it is not visible; empty or absent for none. */
  trouble?: string | undefined;
}

/** Contents of the map's layer control: base map, overlays, legend. */
export function LayersChoices({
  baseLayers,
  baseLayerId,
  onBaseLayerChange,
  show,
  onShow,
  onRestore,
  unreadableFences,
  ...place
}: LayersMenuProps) {
  const t = useLabels();
  const groupName = useId();
  const noteId = useId();
  const mayReadReports = useAccess()('read', 'reports').allowed;
  const switches = SWITCHES.filter(
    ([toggle]) => mayReadReports || (toggle !== 'stops' && toggle !== 'events'),
  );
  const credits = [...new Set(baseLayers.flatMap(({ layer }) => layer?.attribution || []))];
  const hasNote = show.geofences && unreadableFences > 0;
  return (
    <>
      {baseLayers.length > 1 ? (
        <Section>
          <Head>{t('map.layers.base')}</Head>
          <Choices>
            {baseLayers.map(({ id, name, layer }) => (
              <LayerChoice
                key={id}
                name={name}
                groupName={groupName}
                layer={layer}
                isChosen={id === baseLayerId}
                onChoose={() => onBaseLayerChange(id)}
                {...place}
              />
            ))}
          </Choices>
          {credits.length > 0 ? (
            <PictureCredits>
              <CreditLine credits={credits} />
            </PictureCredits>
          ) : null}
        </Section>
      ) : null}
      <Section>
        <Head>{t('map.layers.show')}</Head>
        {switches.map(([toggle, Icon]) => (
          <Row key={toggle}>
            <Icon aria-hidden />
            <Switch
              checked={show[toggle]}
              onChange={(isShown) => onShow(toggle, isShown)}
              aria-describedby={toggle === 'geofences' && hasNote ? noteId : undefined}
            >
              {t(`map.layers.${toggle}`)}
            </Switch>
            {toggle === 'geofences' && hasNote ? (
              <Note id={noteId}>{t('map.layers.unreadable', { count: unreadableFences })}</Note>
            ) : null}
          </Row>
        ))}
      </Section>
      <Foot>
        <Button
          variant={show.legend ? 'soft' : 'ghost'}
          icon={<ListChecks />}
          aria-pressed={show.legend}
          onClick={() => onShow('legend', !show.legend)}
        >
          {t('map.legend')}
        </Button>
        <Button variant="ghost" onClick={onRestore}>
          {t('map.layers.restore')}
        </Button>
      </Foot>
    </>
  );
}
