// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTrackingClient } from '../../client';
import { createUploadFetch } from './create-upload-fetch';

/** Fake of a browser's upload, step by step. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  withCredentials = false;
  opened = '';
  body: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

const image = new Blob(['picture'], { type: 'image/jpeg' });
const send = (onProgress = vi.fn(), signal?: AbortSignal) => {
  const client = createTrackingClient({ baseUrl: 'https://fleet.test' });
  const upload = createUploadFetch(onProgress);
  return client.deviceImages.set(7, image, { upload, ...(signal ? { signal } : {}) });
};
const sent = () => expect.poll(() => FakeXhr.last.body).toBe(image);

it('sends as the client does, and tells how far it is', async () => {
  const onProgress = vi.fn();
  const saved = send(onProgress);
  await sent();
  const xhr = FakeXhr.last;
  expect(xhr.opened).toBe('POST https://fleet.test/api/devices/7/image');
  expect([xhr.withCredentials, xhr.headers]).toEqual([true, { accept: 'application/json' }]);
  xhr.upload.onprogress?.({ lengthComputable: true, loaded: 42, total: 100 });
  xhr.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
  expect(onProgress.mock.calls).toEqual([[0.42]]);
  xhr.answer(200, '{"id":7,"name":"Van","uniqueId":"v","attributes":{"deviceImage":"device.jpg"}}');
  expect(await saved).toMatchObject({ id: 7, attributes: { deviceImage: 'device.jpg' } });
});

it('fails as the client does', async () => {
  const refused = send();
  await sent();
  FakeXhr.last.answer(413, '{"code":"IMAGE_TOO_LARGE","message":"Too large."}');
  await expect(refused).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE', status: 413 });
  const lost = send();
  await expect.poll(() => FakeXhr.last.status).toBe(0);
  await sent();
  FakeXhr.last.onerror?.();
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_ERROR' });
});

it('is called off while it is sent, and before', async () => {
  const controller = new AbortController();
  const stopped = send(vi.fn(), controller.signal);
  await sent();
  controller.abort();
  await expect(stopped).rejects.toMatchObject({ code: 'ABORTED' });
  await expect(send(vi.fn(), controller.signal)).rejects.toMatchObject({ code: 'ABORTED' });
});

it('leaves a client with a fetch of its own to that', async () => {
  const own = vi.fn(async () => new Response('{"id":7,"name":"Van","uniqueId":"v"}'));
  const client = createTrackingClient({ baseUrl: 'https://fleet.test', fetch: own });
  const upload = vi.fn();
  await client.deviceImages.set(7, image, { upload });
  expect([own.mock.calls.length, upload.mock.calls.length]).toEqual([1, 0]);
});
