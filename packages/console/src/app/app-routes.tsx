import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useFavicon } from '../frame/brand/use-favicon';
import { BootProgress } from '../frame/loading/boot-progress';
import { loadWhenIdle } from '../frame/loading/load-when-idle';
import { isFramed } from '../frame/navigation/is-framed';
import type { Page } from '../frame/navigation/page';
import { PagesContext, usePages } from '../frame/navigation/pages-context';
import { useCurrentPage } from '../frame/navigation/use-current-page';
import { listNextParts } from './load-ahead';
import { PAGES, signedInArea as SignedInArea } from './pages';
import { RouteGate } from './route-gate';

const toRoute = ({ path, Component }: Page): ReactElement => (
  <Route key={path} path={path} element={<Component />} />
);

/** The pages of the table at their paths; the gate in front of them decides who gets in. */
export function AppRoutes({ pages = PAGES }: { pages?: readonly Page[] }): ReactElement {
  useFavicon();
  return (
    <PagesContext value={pages}>
      <RouteGate>
        <Suspense fallback={<BootProgress />}>
          <PageRoutes />
          <NextPages />
        </Suspense>
      </RouteGate>
    </PagesContext>
  );
}

function PageRoutes(): ReactElement {
  const pages = usePages();
  return (
    <Routes>
      {pages.filter((page) => !isFramed(page)).map(toRoute)}
      <Route element={<SignedInArea />}>
        {pages.filter(isFramed).map(toRoute)}
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}

/** An address without a page leads home (spec §2), which says what was not found. */
function Missing(): ReactElement {
  const { pathname: missing } = useLocation();
  return <Navigate to="/home" replace state={{ missing }} />;
}

/** Once a page is drawn: the code of those that people go to from there. */
function NextPages(): null {
  const { page } = useCurrentPage();
  const [first] = useState(page);
  useEffect(() => loadWhenIdle(listNextParts(first)), [first]);
  return null;
}
