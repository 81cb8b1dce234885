import { useId, type ReactElement } from 'react';
import * as Popover from 'radix-ui/popover';
import { styled } from 'styled-components';
import { useLabels } from '../../../react/use-labels';
import { ownText, Switch, usePortalContainer } from '../../../ui';

/** What is written under the vehicles. */
interface MapShow {
  names: boolean;
  plates: boolean;
}

const Box = styled(Popover.Content)`
  ${ownText}
  z-index: 40;
  box-sizing: border-box;
  min-width: 220px;
  padding: 12px 16px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
`;
const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & + & {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--rastro-border);
  }
`;
const Head = styled.legend`
  float: inline-start;
  width: 100%;
  padding: 0 0 4px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 16px;
  & ~ * {
    clear: both;
  }
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  cursor: pointer;
  & > input {
    margin: 0;
    accent-color: var(--rastro-accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Props of `LayersMenu`. */
export interface LayersMenuProps {
  /** Base maps to choose from; fewer than two show no choice. */
  baseLayers: readonly { id: string; name: string }[];
  baseLayerId: string;
  onBaseLayerChange: (id: string) => void;
  show: MapShow;
  onShowChange: (show: MapShow) => void;
}

/** The control once it was pressed: open from the start, then opened and closed by its trigger. */
export function OpenLayers({
  trigger,
  baseLayers,
  baseLayerId,
  onBaseLayerChange,
  show,
  onShowChange,
}: LayersMenuProps & { trigger: ReactElement }) {
  const t = useLabels();
  const groupName = useId();
  const container = usePortalContainer();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Box
          className="rastro-map-layers"
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t('map.layers')}
        >
          {baseLayers.length > 1 ? (
            <Group>
              <Head>{t('map.layers.base')}</Head>
              {baseLayers.map((layer) => (
                <Choice key={layer.id}>
                  <input
                    type="radio"
                    name={groupName}
                    checked={layer.id === baseLayerId}
                    onChange={() => onBaseLayerChange(layer.id)}
                  />
                  {layer.name}
                </Choice>
              ))}
            </Group>
          ) : null}
          <Group>
            <Head>{t('map.layers.show')}</Head>
            <Switch checked={show.names} onChange={(names) => onShowChange({ ...show, names })}>
              {t('map.layers.names')}
            </Switch>
            <Switch checked={show.plates} onChange={(plates) => onShowChange({ ...show, plates })}>
              {t('map.layers.plates')}
            </Switch>
          </Group>
        </Box>
      </Popover.Portal>
    </Popover.Root>
  );
}
