import { Suspense, useEffect, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { useFavicon } from '../brand/use-favicon';
import { MaintenancePage } from '../pages/away/maintenance-page';
import { BootProgress } from '../loading/boot-progress';
import { lazyPage } from '../loading/lazy-page';
import { pageImports } from './page-imports';
import { SETUP_PATH } from './paths';
import { preloadPagesWhenIdle } from './preload-pages';
import { RouteGate } from './route-gate';

const LoginPage = lazyPage(pageImports.login);
const RecoverPage = lazyPage(pageImports.recover);
const ConfirmPage = lazyPage(pageImports.confirm);
const SetupPage = lazyPage(pageImports.setup);
const SignedInArea = lazyPage(pageImports.signedIn);

/** Which page stands at which path; the gate in front of them decides who gets in. */
export function AppRoutes(): ReactElement {
  useFavicon();
  return (
    <RouteGate>
      <Suspense fallback={<BootProgress />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/login/recover/:token" element={<RecoverPage />} />
          <Route path="/login/confirm/:token" element={<ConfirmPage />} />
          <Route path="/maintenance" element={<MaintenancePage />} />
          <Route path={SETUP_PATH} element={<SetupPage />} />
          <Route path="*" element={<SignedInArea />} />
        </Routes>
        <NextPages />
      </Suspense>
    </RouteGate>
  );
}

/** Once a page is drawn: the code of those that people go to from there. */
function NextPages(): null {
  useEffect(() => preloadPagesWhenIdle(['signedIn', 'map', 'device']), []);
  return null;
}
