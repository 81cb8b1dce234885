import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { findHiddenMatch, readText } from '../../../domain';
import { useDeviceDriver, usePlaceLine } from '../../../react';
import { Marked, truncate } from '../../../ui';
import type { RowDetailProps } from '../device-list-props';

const Root = styled.span`
  ${truncate}
`;
const Place = styled.span`
  @container rastro-device-list (max-width: 339.98px) {
    display: none;
  }
`;

/**
 * Driver · place · pinned attributes; coordinates, or the identifier, of a device that has none of them.
 * A search that found something else shows that first.
 */
export function RowDetail({
  device,
  position,
  pinnedAttributes,
  query,
  shown,
}: RowDetailProps): ReactElement {
  const line = usePlaceLine(position, { address: 'inTurn' });
  const who = useDeviceDriver(position);
  const driver = who?.driver?.name ?? who?.uniqueId ?? '';
  const named = line?.kind === 'fence' || line?.kind === 'address' ? line.text : '';
  // Where a vehicle is, else where a bus says it goes.
  const place = named || readText(position, 'headsign');
  const facts = pinnedAttributes.map((key) => readText(position, key) || readText(device, key));
  const told = [...new Set([place, ...facts])].filter((text) => text !== '').join(' · ');
  const rest = driver === '' && told === '' ? (line?.text ?? device.uniqueId) : told;
  const found = findHiddenMatch(device, query, [...shown, driver, rest]);
  const first = [found, driver].filter((text) => text !== '').join(' · ');
  return (
    <Root dir="auto">
      <Marked text={first || rest} query={query} />
      {first === '' || rest === '' ? null : (
        <Place>
          <Marked text={` · ${rest}`} query={query} />
        </Place>
      )}
    </Root>
  );
}
