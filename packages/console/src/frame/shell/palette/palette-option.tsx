import { group, type Device } from '@rastro/sdk/contract';
import { readPlate, resolveMotionState } from '@rastro/sdk/domain';
import {
  useFormat,
  useLabels,
  usePosition,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Marked, Plate, StatusGlyph, statusColors, VehicleAvatar } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PaletteItem } from './palette-item';
import { Detail, Key, Name, Sign } from './palette-styles';

/** A phone's line has no room for the group. */
const Group = styled(Detail)`
  @media (max-width: 480px) {
    visibility: hidden;
  }
`;

const State = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: var(--status-text);
  font-weight: 550;
`;

/** Content of one line of the palette. */
export function PaletteOption({ item, query }: { item: PaletteItem; query: string }): ReactElement {
  if (item.kind === 'device') {
    return <DeviceOption device={item.device} name={item.label} query={query} />;
  }
  const { Icon, label, shortcut } = item;
  return (
    <>
      <Sign>
        <Icon size={16} aria-hidden="true" />
      </Sign>
      <Name>
        <Marked text={label} query={query} />
      </Name>
      <Detail>{item.group}</Detail>
      {shortcut ? <Key aria-hidden="true">{shortcut}</Key> : null}
    </>
  );
}

function DeviceOption({
  device,
  name,
  query,
}: {
  device: Device;
  name: string;
  query: string;
}): ReactElement {
  const label = useLabels();
  const format = useFormat();
  const { attributePrefix } = useTrackingClient();
  const { data: groups } = useResource(group);
  const position = usePosition(device.id);
  const plate = readPlate(device, attributePrefix);
  const state = resolveMotionState({ device, position });
  return (
    <>
      <span data-density="compact">
        <VehicleAvatar category={device.category} status={state} glyph={false} />
      </span>
      <Name>
        <Marked text={name} query={query} />
      </Name>
      {plate ? (
        <Plate>
          <Marked text={plate} query={query} />
        </Plate>
      ) : null}
      <Group>{groups?.find(({ id }) => id === device.groupId)?.name}</Group>
      <State data-status={state}>
        <StatusGlyph status={state} />
        {state === 'moving' && position ? format.speed(position.speed) : label(`status.${state}`)}
      </State>
    </>
  );
}
