/** The examples of `packages/sdk/README.md`, which a test finds here: so they are compiled. */
import {
  createTrackingClient,
  DeviceList,
  LiveMap,
  PlaceLine,
  TrackingProvider,
  usePosition,
} from '@rastro/sdk';
import { group } from '@rastro/sdk/contract';
import { defineView, ResourceForm } from '@rastro/sdk/resource';
import type { ComponentProps, ReactElement } from 'react';

declare const token: string;

const client = createTrackingClient({
  baseUrl: 'https://fleet.example.com',
  auth: { kind: 'token', token },
});

export const Fleet = () => (
  <TrackingProvider client={client} locale="en-US" appearance={{ accent: '#2e7d4f' }}>
    <LiveMap style={{ height: 480 }} />
    <DeviceList style={{ height: 480 }} />
  </TrackingProvider>
);

interface Chosen {
  selectedId: number | undefined;
  setSelectedId: (id: number | undefined) => void;
  followIds: readonly number[];
  MyLine: NonNullable<NonNullable<ComponentProps<typeof DeviceList>['slots']>['rowDetail']>;
}

export const Own = ({ selectedId, setSelectedId, followIds, MyLine }: Chosen): ReactElement => (
  <>
    <DeviceList
      selectedId={selectedId}
      onSelect={setSelectedId}
      slots={{ statusFilter: null, rowDetail: MyLine }} // null takes a part away
    />
    <LiveMap selectedId={selectedId} onSelect={setSelectedId} followIds={followIds} />
    <PlaceLine position={usePosition(selectedId)} address="atOnce" />
  </>
);

interface Layer {
  layerId: string;
  setLayerId: (id: string) => void;
}

export const Layers = ({ layerId, setLayerId }: Layer): ReactElement => (
  <LiveMap
    layers={[
      {
        id: 'osm',
        name: 'Streets',
        url: 'https://tiles.example.com/{z}/{x}/{y}.png',
        attribution: '© OpenStreetMap contributors',
      },
      {
        id: 'day',
        name: 'City',
        style: 'https://maps.example.com/day.json',
        attribution: '© City',
        scheme: 'light',
      },
      {
        id: 'night',
        name: 'City',
        style: 'https://maps.example.com/night.json',
        attribution: '© City',
        scheme: 'dark',
      },
      { id: 'own', name: 'Our yard', pmtiles: '/yard.pmtiles', attribution: '' },
    ]}
    layerId={layerId} // 'plain' is the built-in map
    onLayerChange={setLayerId}
  />
);

const view = defineView(group, {
  columns: ['name'],
  form: [['name', 'groupId'], { key: 'attributes', members: ['attributes'], folded: true }],
});

export const Form = ({ open }: { open: (id: number) => void }): ReactElement => (
  <ResourceForm view={view} value={null} onSaved={(saved) => open(saved.id)} />
);
