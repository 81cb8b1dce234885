import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain';
import { makeUser } from '../../testing';
import { findRawNames, RAW } from '../../testing/find-raw-names';
import { makeWhole } from '../../testing/make-whole';
import { LazyWords } from '../provider/lazy-words';
import { createTestServer } from '../testing';
import * as exported from '.';
import type { ResourceView } from './define-view';
import { ResourceForm } from './form/resource-form';
import type { SavedItem } from './form/use-save';
import { ResourceTable } from './table/resource-table';

vi.setConfig({ testTimeout: 60_000 });

const isView = (value: unknown): value is ResourceView =>
  typeof value === 'object' && value !== null && 'columns' in value && 'form' in value;
const views = Object.entries(exported).flatMap(([name, view]) =>
  isView(view) ? [[name, view] as const] : [],
);
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

it('says nothing raw of what has every member, in form and table, in any language', async () => {
  const { wrapper } = createTestServer({ user: makeUser({ administrator: true }) });
  const raw: string[] = [];
  // All languages have the same words: from view to view another.
  for (const [turn, [name, view]] of views.entries()) {
    const locale = LOCALES[turn % LOCALES.length]!;
    const item = { id: 1, ...makeWhole(view.resource) } as SavedItem;
    render(
      <LazyWords files={['notifications', 'logs']}>
        <ResourceForm view={view} value={item} onSaved={() => undefined} />
        <ResourceTable view={view} label="Things" rows={[item]} />
      </LazyWords>,
      { wrapper: wrapper({ locale }) },
    );
    await waitFor(() => expect(document.querySelector('[role=gridcell]')).not.toBeNull());
    for (const folded of document.querySelectorAll('form [aria-expanded=false]')) {
      fireEvent.click(folded);
    }
    raw.push(...findRawNames(RAW).map((text) => `${name} in ${locale}: ${text}`));
    cleanup();
  }
  expect(raw).toEqual([]);
});
