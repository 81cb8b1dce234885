import { WeatherBadge } from '@rastro/sdk/internal';
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

/** The weather beside the time; a chunk of its own, for most servers have it switched off. */
export const HeaderWeather = (): ReactElement => <Root />;
