import { act, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFenceEditor } from '../../../react/geofences/create-fence-editor';
import { createTestServer } from '../../../react/testing';
import { EditorBar } from './editor-bar';

const PLACES = [
  { latitude: -23.57, longitude: -46.69 },
  { latitude: -23.57, longitude: -46.66 },
  { latitude: -23.59, longitude: -46.66 },
];

it.each([
  ['polygon', 3],
  ['line', 2],
] as const)('finishes a %s from its %i points on, and not before', async (kind, need) => {
  const editor = createFenceEditor();
  const onFinish = vi.fn();
  render(<EditorBar editor={editor} isBusy={false} onFinish={onFinish} onCancel={vi.fn()} />, {
    wrapper: createTestServer({}).wrapper({ locale: 'en-US' }),
  });
  act(() => editor.dispatch({ type: 'begin', kind }));
  const press = () =>
    act(() => document.querySelector('.lucide-check')?.closest('button')?.click());
  await waitFor(() => expect(document.querySelector('.lucide-check')).not.toBeNull());
  for (const place of PLACES.slice(0, need)) {
    press();
    act(() => editor.dispatch({ type: 'add', place }));
  }
  expect(onFinish).not.toHaveBeenCalled();
  press();
  expect(onFinish).toHaveBeenCalledTimes(1);
});
