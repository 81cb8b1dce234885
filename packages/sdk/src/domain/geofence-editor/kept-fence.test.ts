import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editFence, INACTIVE, isShapeChanged } from './editor-state';
import { newDraft } from './fence-draft';
import { readFenceForm } from './fence-form';
import { formatKeptFence, parseKeptFence, type KeptFence } from './kept-fence';

const kept: KeptFence = {
  draft: {
    ...newDraft('circle'),
    points: [{ latitude: -23.5, longitude: -46.6 }],
    radiusMeters: 90,
  },
  values: { ...readFenceForm(null), name: '<b>Depot</b>', floorMeters: 3, lockOnExit: true },
};

it('comes back as it was kept, as one step that can be undone', () => {
  const read = parseKeptFence(formatKeptFence(kept));
  expect(read).toEqual(kept);
  const begun = editFence(INACTIVE, { type: 'begin' });
  const restored = editFence(begun, { type: 'restore', draft: kept.draft });
  expect(isShapeChanged(restored)).toBe(true);
  expect(editFence(restored, { type: 'undo' }).draft).toEqual(begun.draft);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a text', '"x"'],
  ['a place beside the world', formatKeptFence(kept).replace('-23.5', '-230.5')],
  ['an unknown shape', formatKeptFence(kept).replace('circle', 'star')],
  ['a name that is no text', formatKeptFence(kept).replace('"<b>Depot</b>"', '7')],
  ['a figure that is none', formatKeptFence(kept).replace('"floorMeters":3', '"floorMeters":"3"')],
])('reads nothing out of %s', (_, text) => {
  expect(parseKeptFence(text)).toBeNull();
});

it('throws for no text at all', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseKeptFence(text)).not.toThrow();
    }),
  );
});
