import type { FenceForm } from '@rastro/sdk/internal';
import { useGeofenceEditor } from '@rastro/sdk/internal/react';
import { readFenceDraft } from '@rastro/sdk/domain';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useKeptFence } from './use-kept-fence';

const VALUES: FenceForm['values'] = {
  ...{ name: '', description: '', calendarId: 0, speedLimitKnots: null, color: '' },
  ...{ floorMeters: null, ceilingMeters: null, lockOnEnter: false, lockOnExit: false },
};

/** The editor of a fence as its page puts it together. */
const open = (name = '1.new') =>
  renderHook(() => {
    const { editor } = useGeofenceEditor();
    const [values, setValues] = useState(VALUES);
    const form = {
      values,
      set: (next: Partial<typeof VALUES>) => setValues((now) => ({ ...now, ...next })),
      ...{ problems: {}, isDirty: true, isBusy: false, failure: null },
      save: () => Promise.resolve(undefined),
    };
    const isDirty = values.name !== '';
    return { editor, form, restore: useKeptFence(name, { editor, form, isDirty }) };
  });
const leave = () =>
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
beforeEach(() => window.sessionStorage.clear());

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
