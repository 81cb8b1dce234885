import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { readText } from '../../../domain';
import { truncate } from '../../../ui';
import type { RowDetailProps } from '../device-list-props';

const Root = styled.span`
  ${truncate}
`;
const Place = styled.span`
  @container rastro-device-list (max-width: 339.98px) {
    display: none;
  }
`;

/** Where a vehicle is, else where a bus says it goes. */
const readPlace = (position: RowDetailProps['position']) =>
  position?.address || readText(position, 'headsign');

/** Driver · place · pinned attributes; the identifier when a device has none of them. */
export function RowDetail({ device, position, pinnedAttributes }: RowDetailProps): ReactElement {
  const driver = readText(position, 'driverUniqueId');
  const facts = pinnedAttributes
    .map((key) => readText(position, key) || readText(device, key))
    .filter((text) => text !== '');
  const place = [...new Set([readPlace(position), ...facts])].filter(Boolean).join(' · ');
  if (driver === '' && place === '') return <Root dir="auto">{device.uniqueId}</Root>;
  if (driver === '') return <Root dir="auto">{place}</Root>;
  return (
    <Root dir="auto">
      {driver}
      {place === '' ? null : <Place>{` · ${place}`}</Place>}
    </Root>
  );
}
