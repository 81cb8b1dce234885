import { WeatherBadge } from '@rastro/sdk/internal';
import { describeTimeZone, differInTime } from '@rastro/sdk/domain';
import { useClock, useMinute, useWeather } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

/** The weather as the header shows it: without the city where the window is narrow. */
const Root = styled(WeatherBadge)`
  margin-inline-end: 4px;
  color: var(--rastro-header-text);
  & > svg,
  & > .rastro-weather-city {
    color: var(--rastro-header-text-muted);
  }
  @media (max-width: 1180px) {
    & > .rastro-weather-city {
      display: none;
    }
  }
`;
const Zone = styled.span`
  color: var(--rastro-header-text-muted);
  white-space: nowrap;
  @media (max-width: 1180px) {
    display: none;
  }
`;

/**
 * The weather before the time, and whose time that is where it is another one than in the city of the weather; a chunk
 * of its own, for most servers have the weather switched off.
 */
export function HeaderWeather(): ReactElement {
  const { data } = useWeather();
  const { locale, timeZone } = useClock();
  const atMs = useMinute();
  const there = data?.timeZone ?? timeZone;
  return (
    <>
      <Root />
      {differInTime(timeZone, there, atMs) ? (
        <Zone>{describeTimeZone(timeZone, { locale, atMs })}</Zone>
      ) : null}
    </>
  );
}
