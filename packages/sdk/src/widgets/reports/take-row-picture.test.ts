import { expect, it } from 'vitest';
import { createReplayPicture } from '../../react/replay/replay-picture';
import { takeRowPicture } from './take-row-picture';

it('is the picture that the map gives, with what it is of', async () => {
  const picture = createReplayPicture();
  picture.offer(() => Promise.resolve(new Blob(['png'])));
  expect(await takeRowPicture(picture, 'Van · 12:00')).toEqual({
    type: 'image/png',
    caption: 'Van · 12:00',
    bytes: new TextEncoder().encode('png'),
  });
});

it('is asked for as paper wants it', async () => {
  const picture = createReplayPicture();
  const asked: unknown[] = [];
  picture.offer((options) => {
    asked.push(options);
    return Promise.resolve(new Blob(['png']));
  });
  await takeRowPicture(picture, '');
  expect(asked).toEqual([{ isForPaper: true }]);
});

it('is none while no map is seen, and where the browser draws none', async () => {
  const picture = createReplayPicture();
  expect(await takeRowPicture(picture, '')).toBeUndefined();
  picture.offer(() => Promise.reject(new Error('no pictures')));
  expect(await takeRowPicture(picture, '')).toBeUndefined();
});
