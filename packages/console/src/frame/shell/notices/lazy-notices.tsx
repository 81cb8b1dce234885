import { Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { lazyPage } from '../../loading/lazy-page';

const Bell = lazyPage(() => import('./bell').then((module) => module.Bell), 'alarms');
const Notices = lazyPage(
  () => import('./notices').then((module) => module.Notices),
  'alarms',
  'resource',
);

/** Space reserved for the bell and its neighbour: nothing else moves when they load. */
const Place = styled.span`
  flex: none;
  width: 72px;
  @media (pointer: coarse) {
    width: 96px;
  }
  @media (max-width: 768px) {
    width: 44px;
  }
`;

/** The bell, which nobody waits for to see the map. */
export function LazyBell(props: { isOpen: boolean; onPress: () => void }): ReactElement {
  return (
    <Suspense fallback={<Place />}>
      <Bell {...props} />
    </Suspense>
  );
}

/** The list of notices, which comes once somebody opens it. */
export function LazyNotices(props: { onClose: () => void }): ReactElement {
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  );
}
