import type { FakeServerState } from '@rastro/sdk/testing';
import { BrandProvider, useBrand } from '@rastro/theme';
import type { ReactElement, ReactNode } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { FleetList } from './fleet-list';

export default { title: 'Console / device / Fleet list' };

const List = ({
  state = fleetState,
  selectedId,
}: {
  state?: FakeServerState;
  selectedId?: number;
}): ReactElement => (
  <ConsoleStory state={state}>
    <div style={{ maxWidth: 384, height: 620 }}>
      <FleetList selectedId={selectedId} />
    </div>
  </ConsoleStory>
);

export const Fleet = (): ReactElement => <List />;
Fleet.meta = { about: 'A vehicle in each state, by group.' };

export const Selected = (): ReactElement => <List selectedId={2} />;
Selected.meta = { about: 'The one that the map shows.' };

const CompactBrand = ({ children }: { children: ReactNode }): ReactElement => {
  const { branding, scheme } = useBrand();
  return (
    <BrandProvider branding={{ ...branding, density: 'compact' }} scheme={scheme}>
      {children}
    </BrandProvider>
  );
};

export const Compact = (): ReactElement => (
  <CompactBrand>
    <List />
  </CompactBrand>
);
Compact.meta = {
  about: 'A brand with `density: compact`: more vehicles at once, except on phones.',
};

export const Loading = (): ReactElement => (
  <List state={{ answers: { 'GET /api/devices': 'hang' } }} />
);
Loading.meta = { about: 'Rows to come.' };

export const Failed = (): ReactElement => <List state={{ answers: { 'GET /api/devices': 502 } }} />;
Failed.meta = { about: 'The list could not be loaded.' };

export const Empty = (): ReactElement => <List state={{ devices: [] }} />;
Empty.meta = { about: 'An account without vehicles.' };
