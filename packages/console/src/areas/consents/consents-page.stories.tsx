import { makeDevice, makeUser, SAMPLE_TIME } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { ConsentsPage } from './consents-page';

export default { title: 'Console / pages / Consents page' };

const one = (id: number, personName: string, more: object) => ({
  id,
  deviceId: id,
  deviceName: `Rastreador ${id}`,
  personName,
  email: '',
  purpose: '',
  askedBy: 'Ana Lima <ana@example.com>',
  createdAt: SAMPLE_TIME,
  answers: [],
  ...more,
});
const entry = (answer: string, more: object = {}) => ({
  at: SAMPLE_TIME,
  answer,
  how: 'link',
  by: '',
  note: '',
  ...more,
});
const withdrawn = one(1, 'Bia Souza', {
  status: 'withdrawn',
  answeredAt: SAMPLE_TIME,
  purpose: 'Rondas noturnas',
  email: 'bia@example.com',
  answers: [
    entry('given', { how: 'paper', by: 'Ana Lima', note: 'Pasta 7' }),
    entry('withdrawn', { at: '2026-08-22T12:00:00Z' }),
  ],
});
const consents = [
  withdrawn,
  one(2, 'Caio Prado', { status: 'given', answeredAt: SAMPLE_TIME }),
  one(3, HOSTILE_NAMES[0] ?? '', { status: 'asked' }),
];

const Page = ({ path = '/consents', state }: Partial<ConsoleStoryProps>): ReactElement => (
  <ConsoleStory
    path={path}
    state={{
      user: makeUser({ administrator: true }),
      devices: [1, 2, 3].map((id) => makeDevice(id, { name: `Rastreador ${id}` })),
      answers: { 'GET /api/consents': consents },
      ...state,
    }}
  >
    <main style={{ position: 'relative', height: '100vh' }}>
      <ConsentsPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page />;
List.meta = { about: 'Whom vehicles follow.', layout: 'page', ready: '[role=gridcell]' };

export const One = (): ReactElement => (
  <Page path="/consents?id=1" state={{ answers: { 'GET /api/consents': [withdrawn] } }} />
);
One.meta = { about: 'All that one person said.', layout: 'page', ready: 'dl' };

export const Nobody = (): ReactElement => <Page state={{ answers: { 'GET /api/consents': [] } }} />;
Nobody.meta = { about: 'Nobody was asked.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/consents': 502 } }} />
);
Failed.meta = { about: 'The list did not come.', layout: 'page' };
