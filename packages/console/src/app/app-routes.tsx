import { lazy, Suspense, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { useFavicon } from '../brand/use-favicon';
import { LoginPage } from '../pages/login/login-page';
import { MaintenancePage } from '../pages/maintenance-page';
import { BootProgress } from './boot-progress';
import { loadChunk } from './load-chunk';
import { SETUP_PATH } from './paths';
import { RouteGate } from './route-gate';

const SignedInArea = lazy(() =>
  loadChunk(() => import('../shell/signed-in-area')).then((module) => ({
    default: module.SignedInArea,
  })),
);
const SetupPage = lazy(() =>
  loadChunk(() => import('../pages/setup-page')).then((module) => ({ default: module.SetupPage })),
);

/** Which page stands at which path; the gate in front of them decides who gets in. */
export function AppRoutes(): ReactElement {
  useFavicon();
  return (
    <RouteGate>
      <Suspense fallback={<BootProgress />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/maintenance" element={<MaintenancePage />} />
          <Route path={SETUP_PATH} element={<SetupPage />} />
          <Route path="*" element={<SignedInArea />} />
        </Routes>
      </Suspense>
    </RouteGate>
  );
}
