'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import type { Look } from '../../react/resource/form/appearance-section';

const MarkerPreview = lazy(() =>
  import('../../map/preview/marker-preview').then((module) => ({ default: module.MarkerPreview })),
);

/** Draws a preview of the vehicle on the map; nothing until the drawing code has loaded. */
export const drawMarkerPreview = ({ icon, tints }: Look): ReactElement => (
  <Suspense fallback={null}>
    <MarkerPreview icon={icon} tints={tints} />
  </Suspense>
);
