import { Blob } from 'node:buffer';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDevice, makeUser, type FakeServerState } from '../../../testing';
import type { DeviceImage } from '../../../react';
import { createTestServer } from '../../../react/testing';
import { HEARD_AT, openDetail } from '../testing';

const openData = (...[vehicle, state]: Parameters<typeof openDetail>) =>
  openDetail(vehicle, state, { tab: 'data' });
import { useImageChange } from './use-image-change';

/** Node's Blob, which the network layer accepts; the page's own Blobs are not sent. */
const SHRUNK = new Blob(['small'], { type: 'image/jpeg' });
const image = () => new Response('small', { headers: { 'content-type': 'image/jpeg' } });
const pictured = makeDevice(1, { lastUpdate: HEARD_AT, attributes: { deviceImage: 'device.jpg' } });
const file = new File(['large'], 'photo.jpg', { type: 'image/jpeg' });
const part = () => screen.findByRole('region', { name: 'Picture' });

vi.mock('./shrink-image', () => ({
  shrinkImage: async (given: File) => (given.name === 'notes.txt' ? null : SHRUNK),
}));

const NO_IMAGE = {
  url: null,
  hasImage: false,
  error: undefined,
  canChange: true,
  retry: () => undefined,
  remove: () => Promise.resolve(() => Promise.resolve()),
};
let made = 0;

beforeEach(() => {
  made = 0;
  URL.createObjectURL = vi.fn(() => `blob:${made++}`);
  URL.revokeObjectURL = vi.fn();
});

const choose = async (given = file) => {
  const input = (await part()).querySelector<HTMLInputElement>('input[type=file]');
  expect(input).not.toBeNull();
  await userEvent.upload(input!, given, { applyAccept: false });
};
const answers = (more: FakeServerState['answers'] = {}): FakeServerState => ({
  answers: {
    'GET /api/devices/1/image': image,
    'POST /api/devices/1/image': () => pictured,
    ...more,
  },
});

describe('the picture of a vehicle', () => {
  it('is fetched with the session, shown, taken away and given back', async () => {
    const { calls, state } = openData({ device: pictured }, answers());
    const region = await part();
    expect(await within(region).findByRole('img', { name: 'Picture of Van 1' })).toHaveAttribute(
      'src',
      'blob:0',
    );
    await userEvent.click(within(region).getByRole('button', { name: 'Remove picture' }));
    expect(await within(region).findByText('Picture removed.')).toBeVisible();
    await waitFor(() => expect(within(region).queryByRole('img')).toBeNull());
    expect(state.devices?.[0]?.attributes).not.toHaveProperty('deviceImage');
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(await within(region).findByRole('img')).toBeVisible();
    expect(state.devices?.[0]?.attributes).toHaveProperty('deviceImage', 'device.jpg');
    expect(calls.filter((call) => call === 'PATCH /api/devices/1')).toHaveLength(2);
  });

  it('is sent as soon as it is chosen, and shown meanwhile', async () => {
    let answer: (device: unknown) => void = () => undefined;
    openData(
      {},
      answers({ 'POST /api/devices/1/image': () => new Promise((resolve) => (answer = resolve)) }),
    );
    await choose();
    const region = await part();
    expect(await within(region).findByRole('progressbar')).toHaveAccessibleName(
      'Saving the picture',
    );
    expect(within(region).getByRole('img')).toHaveAttribute('src', 'blob:0');
    answer(pictured);
    await waitFor(() => expect(within(region).queryByRole('progressbar')).toBeNull());
    expect(within(region).getByRole('img')).toBeVisible();
    expect(await within(region).findByRole('button', { name: 'Replace' })).toBeEnabled();
  });

  it('is called off while it is sent', async () => {
    openData({}, answers({ 'POST /api/devices/1/image': () => 'hang' }));
    await choose();
    const region = await part();
    await userEvent.click(await within(region).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(region).getByRole('button', { name: 'Add' })).toHaveFocus());
    for (const role of ['progressbar', 'img', 'alert'])
      expect(within(region).queryByRole(role)).toBeNull();
  });

  it('tells how much of it is sent, in figures', async () => {
    const { wrapper } = createTestServer({});
    const save: DeviceImage['save'] = (_, options) => {
      options?.onProgress?.(0.42);
      return new Promise(() => undefined);
    };
    const image: DeviceImage = { ...NO_IMAGE, save };
    const { result } = renderHook(() => useImageChange(image), { wrapper: wrapper({}) });
    act(() => result.current.choose(file));
    await waitFor(() => expect(result.current.progress).toBe(0.42));
  });

  it('says why it was not kept, and tries again', async () => {
    const replies = [413, pictured];
    openData({}, answers({ 'POST /api/devices/1/image': () => replies.shift() }));
    await choose();
    const region = await part();
    expect(await within(region).findByRole('alert')).toHaveTextContent(/./);
    await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(region).queryByRole('alert')).toBeNull());
    expect(within(region).getByRole('img')).toBeVisible();
  });

  it('is none of a file that cannot be drawn', async () => {
    const { calls } = openData({}, answers());
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(
      await screen.findByText('This picture cannot be used. Upload a JPEG, PNG or WebP.'),
    ).toBeVisible();
    expect(calls).not.toContain('POST /api/devices/1/image');
  });

  it('is only looked at by who may change no devices, and nothing where there is none', async () => {
    const user = makeUser({ deviceReadonly: true });
    const first = openData({ device: pictured }, { ...answers(), user });
    expect(await within(await part()).findByRole('img')).toBeVisible();
    expect(within(await part()).queryByRole('button')).toBeNull();
    first.unmount();
    openData({}, { ...answers(), user });
    await screen.findByRole('region', { name: 'More data' });
    expect(screen.queryByRole('region', { name: 'Picture' })).toBeNull();
  });

  it('says that it did not come, and comes when asked again', async () => {
    const replies = [503, image()];
    openData({ device: pictured }, answers({ 'GET /api/devices/1/image': () => replies.shift() }));
    const region = await part();
    await userEvent.click(await within(region).findByRole('button', { name: 'Try again' }));
    expect(await within(region).findByRole('img')).toBeVisible();
  });
});
