'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import type { Look } from '../../react/resource/form/appearance-section';

const MarkerPreview = lazy(() =>
  import('../../map/preview/marker-preview').then((module) => ({ default: module.MarkerPreview })),
);

/** How a vehicle looks on the map; nothing until what draws it is there. */
export const drawMarkerPreview = ({ icon, tints }: Look): ReactElement => (
  <Suspense fallback={null}>
    <MarkerPreview icon={icon} tints={tints} />
  </Suspense>
);
