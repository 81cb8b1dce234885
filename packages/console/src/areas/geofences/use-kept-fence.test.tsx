import type { FenceForm } from '@rastro/sdk/internal';
import { TrackingProvider, useGeofenceEditor, useSession } from '@rastro/sdk/internal/react';
import { readFenceDraft } from '@rastro/sdk/domain';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptFence } from './use-kept-fence';

const VALUES: FenceForm['values'] = {
  name: '',
  description: '',
  calendarId: 0,
  speedLimitKnots: null,
  color: '',
  floorMeters: null,
  ceilingMeters: null,
  lockOnEnter: false,
  lockOnExit: false,
};

const { client } = createFakeServer({ user: makeUser({ id: 1 }) });
const wrapper = ({ children }: { children: ReactNode }) => (
  <TrackingProvider client={client} locale="en-US" appearance={null}>
    {children}
  </TrackingProvider>
);
let isGivenUp = false;

/** The editor of a fence as its page puts it together, once it is known who is signed in. */
const open = (name = '1.new') =>
  renderHook(
    () => {
      const { editor } = useGeofenceEditor();
      const [values, setValues] = useState(VALUES);
      const form = {
        values,
        set: (next: Partial<typeof VALUES>) => setValues((now) => ({ ...now, ...next })),
        problems: {},
        isDirty: true,
        isBusy: false,
        failure: null,
        save: () => Promise.resolve(undefined),
      };
      const isDirty = values.name !== '';
      const { user } = useSession();
      return {
        user,
        editor,
        form,
        restore: useKeptFence(name, { editor, form, isDirty, isGivenUp: () => isGivenUp }),
      };
    },
    { wrapper },
  );
const leave = () =>
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
beforeEach(() => {
  window.sessionStorage.clear();
  isGivenUp = false;
});

it('comes back after the page was loaded anew, for that fence alone', () => {
  const { result } = open();
  act(() => {
    result.current.editor.dispatch({
      type: 'begin',
      draft: readFenceDraft({ area: 'CIRCLE (1 2, 300)', attributes: {} }),
    });
    result.current.form.set({ name: 'Depot' });
  });
  leave();
  // A page that is loaded anew runs nothing of the one before.
  const again = open();
  act(() => {
    again.result.current.editor.dispatch({ type: 'begin' });
    again.result.current.restore();
  });
  expect(again.result.current.editor.getState().draft).toMatchObject({ radiusMeters: 300 });
  expect(again.result.current.form.values.name).toBe('Depot');
  const other = open('1.7');
  act(() => other.result.current.restore());
  expect(other.result.current.form.values.name).toBe('');
});

it('keeps nothing of what is as it was, nor of an editor that was left', () => {
  const { result, unmount } = open();
  act(() => result.current.editor.dispatch({ type: 'begin' }));
  leave();
  expect(window.sessionStorage).toHaveLength(0);
  act(() => result.current.form.set({ name: 'Depot' }));
  leave();
  expect(window.sessionStorage).toHaveLength(1);
  unmount();
  expect(window.sessionStorage).toHaveLength(0);
});

it('comes back where it went without having been asked, and not where somebody gave it up', async () => {
  for (const given of [false, true]) {
    isGivenUp = given;
    const { result, unmount } = open('1.5');
    await waitFor(() => expect(result.current.user?.id).toBe(1));
    act(() => {
      result.current.editor.dispatch({
        type: 'begin',
        draft: readFenceDraft({ area: 'CIRCLE (1 2, 300)', attributes: {} }),
      });
      result.current.form.set({ name: 'Depot' });
    });
    unmount();
    const again = open('1.5');
    await waitFor(() => expect(again.result.current.user?.id).toBe(1));
    act(() => {
      again.result.current.editor.dispatch({ type: 'begin' });
      again.result.current.restore();
    });
    expect(again.result.current.form.values.name).toBe(given ? '' : 'Depot');
    if (!given) {
      expect(again.result.current.editor.getState().draft).toMatchObject({ radiusMeters: 300 });
    }
    isGivenUp = true;
    again.unmount();
  }
});
