import { Clock } from '@rastro/sdk/internal';
import { useServer } from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { lazyPage } from '../../loading/lazy-page';
import { useLayout } from '../surface/use-layout';

const HeaderWeather = lazyPage(
  () => import('./header-weather').then((module) => module.HeaderWeather),
  'weather',
);

const Time = styled(Clock)`
  padding-inline: 4px;
  font-weight: 500;
  font-feature-settings: 'tnum' 1;
  white-space: nowrap;
`;

/** Weather and time, where there is room: a phone tells the time by itself. */
export function HeaderFacts(): ReactElement | null {
  const { data: server } = useServer();
  if (useLayout() === 'phone') return null;
  return (
    <>
      {server?.weatherEnabled ? (
        <Suspense fallback={null}>
          <HeaderWeather />
        </Suspense>
      ) : null}
      <Time />
    </>
  );
}
