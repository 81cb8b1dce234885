import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain';
import { resources } from '../../../contract';
import enUs from '../../../words/locales/en-US/members.json';
import { loadNamespace } from '../../../words';
import { createTestServer } from '../../testing';
import { LazyWords } from '../../provider/lazy-words';
import { useLabels } from '../../use-labels';
import * as entry from '../index';
import type { ResourceView } from '../define-view';
import { heardDeviceView } from '../form/device/device-form';
import { driverFormView } from '../form/driver/driver-form';
import { ResourceWords } from './resource-words';
import { useMemberWords } from './use-member-words';

const views = Object.values<unknown>({ ...entry, heardDeviceView, driverFormView }).filter(
  (value): value is ResourceView => typeof value === 'object' && value !== null && 'form' in value,
);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function Names({ view }: { view: ResourceView }) {
  const words = useMemberWords(view.resource);
  const members = [...view.columns, ...view.form.flatMap((group) => group.members)];
  const choices = members.flatMap((name) =>
    (view.resource.members[name]?.choices ?? []).map((value) => words.choice(name, value)),
  );
  return (
    <ul>
      {[
        ...members.map(words.member),
        ...view.form.map((group) => words.section(group.key)),
        ...view.attributes.map(({ key }) => words.attribute(key)),
        ...choices,
      ].map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

describe('the names of members', () => {
  it.each(
    views.flatMap((view) => LOCALES.map((locale) => ({ view, locale, of: view.resource.name }))),
  )('are all there for what the view of $of shows, in $locale', async ({ view, locale }) => {
    const Wrapper = createTestServer({}).wrapper({ locale });
    render(
      <ResourceWords>
        <LazyWords files={['notifications']}>
          <Names view={view} />
        </LazyWords>
      </ResourceWords>,
      { wrapper: Wrapper },
    );
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(names.filter((name) => !name || /_KT_|^[a-z]+[A-Z]/.test(name))).toEqual([]);
  });

  it('speak of members that there are', () => {
    const known = new Set(
      Object.values(resources).flatMap(({ name, members }) =>
        Object.keys(members).flatMap((member) => [member, `${lower(name)}.${member}`]),
      ),
    );
    const named = Object.keys(enUs).flatMap(
      (key) => /^(?:member|hint)\.(.+)$/.exec(key)?.[1] ?? [],
    );
    for (const { repeats = {}, form } of views) {
      for (const name of Object.keys(repeats)) known.add(name);
      for (const { members } of form) for (const name of members) known.add(name);
    }
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('ResourceWords', () => {
  it('draws once its words are there, those of a host before them', async () => {
    const Say = () => {
      const t = useLabels();
      return <p>{`${t('form.save.action')}, ${t('form.discard.action')}`}</p>;
    };
    const labels = { 'form.save.action': 'Keep' };
    const Wrapper = createTestServer({}).wrapper({ locale: 'es', labels });
    render(
      <ResourceWords labels={{ 'form.discard.action': () => 'Away' }}>
        <Say />
      </ResourceWords>,
      { wrapper: Wrapper },
    );
    expect(screen.queryByText(/Keep/)).not.toBeInTheDocument();
    expect(await screen.findByText('Keep, Away')).toBeInTheDocument();
    expect(await loadNamespace('es', 'resource')).toHaveProperty(['form.save.action'], 'Guardar');
  });
});
