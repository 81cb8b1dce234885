import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ResourceDescription, resources } from '../../../contract';
import { DEVICE_FIELDS, DRIVER_FIELDS, LOCALES, USER_FIELDS } from '../../../domain';
import { LazyWords } from '../../provider/lazy-words';
import { makeWhole } from '../../../testing/make-whole';
import { createTestServer } from '../../testing';
import { ResourceWords } from './resource-words';
import { useThingWords } from './use-thing-words';

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const under = (fields: object) =>
  Object.keys(fields).flatMap((name) => [`attributes.${name}`, `attributes.rastro.${name}`]);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  device: [
    ...under(DEVICE_FIELDS),
    ...['color', 'color_extra', 'hue', 'brightness'].map((key) => `attributes.rastro.${key}`),
    ...['in7', 'temp12', 'speedLimit', 'satVisible'].map((key) => `attributes.${key}`),
  ],
  driver: under(DRIVER_FIELDS),
  user: [
    ...under(USER_FIELDS),
    ...['twelveHourFormat', 'timezone', 'speedUnit', 'rastro.lang'].map(
      (key) => `attributes.${key}`,
    ),
  ],
  server: ['sessionHours', 'secondFactorFor', 'licenseMode'].map(
    (key) => `attributes.rastro.${key}`,
  ),
  notification: ['pin', 'soundURL', 'escalateAfter'].map((key) => `attributes.rastro.${key}`),
};
/** Nobody changes them. */
const READ_ONLY = [
  ...['Action', 'AlarmTurn', 'Event', 'LogEntry', 'Position', 'Statistics'],
  ...['Undelivered', 'UnknownTracker', 'ServerCheck'],
];
/** Members that accounts write of a thing: a log tells their changes. */
const changed = Object.values<ResourceDescription>(resources).filter(
  ({ name }) => !READ_ONLY.includes(name),
);
const paths = changed.flatMap(({ name, members }) => {
  const kind = lower(name);
  const written = Object.keys(members).filter((member) => !members[member]?.writtenBy);
  return [...written, ...(ATTRIBUTES[kind] ?? [])].map((path) => ({ kind, path }));
});

function Names() {
  const of = useThingWords();
  return (
    <ul>
      {paths.map(({ kind, path }) => (
        <li key={`${kind} ${path}`}>{`${kind} ${path}=${of(kind).name(path)}`}</li>
      ))}
    </ul>
  );
}

it.each(LOCALES)('has a name for every member of every thing in %s', async (locale) => {
  render(
    <ResourceWords>
      <LazyWords files={['notifications', 'logs']}>
        <Names />
      </LazyWords>
    </ResourceWords>,
    { wrapper: createTestServer({}).wrapper({ locale }) },
  );
  const items = await screen.findAllByRole('listitem');
  const raw = items.flatMap(({ textContent }) => {
    const [path, name = ''] = textContent.split('=');
    const isRaw = path?.endsWith(` ${name}`) || /_KT_|^rastro\.|^[a-z]+[A-Z]/.test(name);
    return isRaw ? [path] : [];
  });
  expect(raw).toEqual([]);
});

/** Each value that a member may be given, or one where it may be given any. */
const values = changed.flatMap((resource) => {
  const isWritten = resource.operations.some((one) => one === 'create' || one === 'update');
  if (!isWritten) return [];
  const whole = makeWhole(resource);
  const written = Object.entries(resource.members).filter(([, { writtenBy }]) => !writtenBy);
  return written.flatMap(([path, { choices, known, listOf }]) =>
    (choices ?? known ?? listOf ?? [whole[path]]).map((value) => ({
      kind: lower(resource.name),
      path,
      value,
    })),
  );
});

function AllValues() {
  const of = useThingWords();
  return (
    <ul>
      {values.map(({ kind, path, value }) => (
        <li key={`${kind} ${path} ${String(value)}`}>
          {`${kind} ${path} ${String(value)}=${of(kind).value(path, value)}`}
        </li>
      ))}
    </ul>
  );
}

it('has words for every value of every member', async () => {
  render(
    <ResourceWords>
      <LazyWords files={['notifications', 'logs']}>
        <AllValues />
      </LazyWords>
    </ResourceWords>,
    { wrapper: createTestServer({}).wrapper({ locale: 'pt-BR' }) },
  );
  const items = await screen.findAllByRole('listitem');
  const raw = items.flatMap(({ textContent }) => {
    const [asked = '', said = ''] = textContent.split('=');
    const isRaw = said !== 'Words' && /^[a-z]/.test(said) && asked.endsWith(` ${said}`);
    return isRaw || /_KT_|undefined|NaN|\[object/.test(said) ? [textContent] : [];
  });
  expect(raw).toEqual([]);
});

function Values() {
  const { value } = useThingWords()('device');
  return (
    <>
      {[
        value('category', 'truck1'),
        value('disabled', true),
        value('groupId', 7),
        value('attributes.speedLimit', 43.1965),
        value('attributes.crew', { a: 1 }),
        value('phone', ''),
        value('since', '2026-03-31T12:00:00.000Z'),
      ].join('|')}
    </>
  );
}

function Plan() {
  const { value } = useThingWords()('maintenance');
  return (
    <>
      {[
        value('type', 'odometer'),
        value('period', 10_000_000, 'odometer'),
        value('period', 720_000_000, 'hours'),
        value('period', 15_552_000_000, 'fixTime'),
        value('start', 1_767_268_800_000, 'fixTime'),
        value('start', 0, 'odometer'),
        value('name', 'Oil'),
        value('period', 10_000_000),
      ].join('|')}
    </>
  );
}

it('says the figures of a service plan as what it counts', async () => {
  render(
    <ResourceWords>
      <LazyWords files={['manage']}>
        <Plan />
      </LazyWords>
    </ResourceWords>,
    { wrapper: createTestServer({}).wrapper({ locale: 'en-US' }) },
  );
  expect(await screen.findByText(/Oil/)).toHaveTextContent(
    'Vehicle odometer|10,000 km|200 h|180 days|Jan 1, 2026|–|Oil|10000000',
  );
});

it('says values as people read them', async () => {
  render(
    <ResourceWords>
      <Values />
    </ResourceWords>,
    { wrapper: createTestServer({}).wrapper({ locale: 'pt-BR' }) },
  );
  expect(
    await screen.findByText(/^Carreta\|Sim\|#7\|80 km\/h\|\{"a":1\}\|–\|31\/03\/2026 \d\d:00$/),
  ).toBeInTheDocument();
});
