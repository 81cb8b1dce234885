import { render, screen, waitFor } from '@testing-library/react';
import { createElement, createRef, type ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { makeDevice, makeGroup } from '../../../testing';
import type { UnsavedGuard } from '../../../ui';
import type { LabelOverrides } from '../../labels/label';
import { createTestServer } from '../../testing';
import type { ResourceView } from '../define-view';
import { ResourceForm } from './resource-form';
import type { ResourceFormProps } from './resource-form-props';
import type { SavedItem } from './use-save';

/** Words of members that no resource of the product has. */
const labels: LabelOverrides = {
  'member.ramp.width': 'Width',
  'member.isOpen': () => 'Is open',
};
let mayChange = true;

/** Data and answers of the server, and the content below the form. */
type State = Parameters<typeof createTestServer>[0] & Pick<ResourceFormProps, 'more'>;

/** Renders the form of a thing of a view, as a page does; `show` gives it a newer one. */
export function renderForm(
  view: ResourceView,
  value: object | null,
  { more, ...state }: State = {},
) {
  mayChange = !state.user?.readonly;
  const server = createTestServer({
    devices: [van],
    groups: [makeGroup(2, { name: 'South' }), makeGroup(3, { name: 'North' })],
    ...state,
  });
  const Wrapper = server.wrapper({ locale: 'en-US' });
  const heard = { onSaved: vi.fn(), onDeleted: vi.fn() };
  const ref = createRef<Pick<UnsavedGuard, 'ask'>>();
  const draw = (shown: object | null): ReactElement =>
    createElement(
      Wrapper,
      null,
      createElement(ResourceForm, {
        view,
        ref,
        labels,
        more,
        ...heard,
        value: shown as SavedItem | null,
      }),
    );
  const { rerender } = render(draw(value));
  return {
    server,
    ...heard,
    ref,
    show: (newer: object) => rerender(draw(newer)),
    /** Takes the form away as a page that has another layout by now. */
    hide: () => rerender(createElement(Wrapper, { children: null })),
  };
}

export const van = makeDevice(1, {
  name: 'Van',
  uniqueId: 'abc',
  groupId: 2,
  attributes: { speedLimit: 80, kept: 'yes', gone: 1 },
});
/** The field, once it is known whether the account may change it. */
export async function field(name: string) {
  const found = await screen.findByRole('textbox', { name });
  if (mayChange) await waitFor(() => expect(found).not.toHaveAttribute('readonly'));
  return found;
}
/** A button, by its name. */
export const button = (name: string) => screen.getByRole('button', { name });
