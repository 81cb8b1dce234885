import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haversineMeters } from '../geo/distance';
import { parseArea } from '../geo/parse-area';
import { describeArea, lookAtArea } from './describe-area';
import {
  editFence,
  INACTIVE,
  isShapeChanged,
  stageOf,
  type EditorAction,
  type EditorState,
} from './editor-state';
import { changeKind, middleOf, newDraft, toArea, toDraft } from './fence-draft';
import { checkFenceForm, readFenceForm, writeFence } from './fence-form';
import { judgeDraft, measureDraft } from './judge-draft';
import { listVisitors } from './list-visitors';
import { readAnchored, readFenceDraft } from './read-fence';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const after = (...actions: EditorAction[]): EditorState => actions.reduce(editFence, INACTIVE);
const add = (latitude: number, longitude: number): EditorAction => ({
  type: 'add',
  place: at(latitude, longitude),
});

const places = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -400, max: 400, noNaN: true }),
});
const index = fc.integer({ min: -1, max: 8 });
const kinds = fc.constantFrom('circle' as const, 'polygon' as const, 'line' as const);
const actions: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), place: places }),
  fc.record({ type: fc.constant('move' as const), index, place: places }),
  fc.record({ type: fc.constant('remove' as const), index }),
  fc.record({ type: fc.constant('split' as const), index }),
  fc.record({ type: fc.constant('kind' as const), kind: kinds }),
  fc.record({ type: fc.constant('radius' as const), meters: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ type: fc.constant('width' as const), meters: fc.integer({ min: 1, max: 900 }) }),
  fc.constant({ type: 'clear' as const }),
);
const begun = fc
  .tuple(kinds, fc.array(actions, { maxLength: 12 }))
  .map(([kind, done]) => after({ type: 'begin', kind }, ...done));

describe('stageOf', () => {
  it('[S4.32] [S4.33] [S4.34] goes from nothing over the set-up of a circle to the whole circle', () => {
    expect(stageOf(INACTIVE)).toBe('inactive');
    const circle: EditorAction = { type: 'begin', kind: 'circle' };
    expect(stageOf(after(circle))).toBe('active');
    expect(stageOf(after(circle, add(1, 2)))).toBe('circleSetUp');
    const whole = after(circle, add(1, 2), { type: 'radius', meters: 150 });
    expect(stageOf(whole)).toBe('circleComplete');
    expect(judgeDraft(whole.draft!).area).toBe('CIRCLE (1 2, 150)');
  });

  it('counts the points of lines and polygons: two, and three', () => {
    const line: EditorAction = { type: 'begin', kind: 'line' };
    expect(stageOf(after(line))).toBe('active');
    expect(stageOf(after(line, add(0, 0)))).toBe('placing');
    expect(stageOf(after(line, add(0, 0), add(1, 1)))).toBe('complete');
    const ring: EditorAction = { type: 'begin', kind: 'polygon' };
    expect(stageOf(after(ring, add(0, 0), add(1, 1)))).toBe('placing');
    expect(stageOf(after(ring, add(0, 0), add(1, 1), add(1, 0)))).toBe('complete');
  });

  it('[S4.35] [S4.36] is as before anything once it ends', () => {
    fc.assert(
      fc.property(begun, (state) => {
        expect(editFence(state, { type: 'end' })).toBe(INACTIVE);
      }),
    );
  });
});

describe('editFence', () => {
  it('undo takes back exactly what was done, and redo does it again', () => {
    fc.assert(
      fc.property(begun, actions, (before, action) => {
        const done = editFence(before, action);
        if (done.draft === before.draft) return;
        const undone = editFence(done, { type: 'undo' });
        expect(undone.draft).toEqual(before.draft);
        expect(undone.past).toEqual(before.past);
        expect(editFence(undone, { type: 'redo' }).draft).toEqual(done.draft);
      }),
    );
  });

  it('all the way back is where it began, and no further', () => {
    fc.assert(
      fc.property(begun, (state) => {
        const back = state.past.reduce((now) => editFence(now, { type: 'undo' }), state);
        expect(back.draft).toEqual(state.start);
        expect(isShapeChanged(back)).toBe(false);
        expect(editFence(back, { type: 'undo' })).toBe(back);
      }),
    );
  });

  it('keeps places on the globe and the chosen point among the points', () => {
    fc.assert(
      fc.property(begun, ({ draft, selected }) => {
        for (const { latitude, longitude } of draft!.points) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        }
        if (selected !== null) expect(draft!.points[selected]).toBeDefined();
        if (draft!.kind === 'circle') expect(draft!.points.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a drag is one step, the next drag another', () => {
    const drag = (longitude: number, gesture: string): EditorAction => ({
      type: 'move',
      index: 0,
      place: at(0, longitude),
      gesture,
    });
    const state = after(
      { type: 'begin', kind: 'line' },
      add(0, 0),
      ...[drag(1, 'a'), drag(2, 'a'), drag(3, 'b')],
    );
    expect(state.past).toHaveLength(3);
    const back = editFence(state, { type: 'undo' });
    expect(back.draft?.points[0]?.longitude).toBe(2);
    expect(editFence(back, { type: 'undo' }).draft?.points[0]?.longitude).toBe(0);
  });

  it('puts a point behind the chosen one, or into the middle of a piece', () => {
    const three = after({ type: 'begin', kind: 'polygon' }, add(0, 0), add(0, 2), add(2, 2));
    const split = editFence(three, { type: 'split', index: 0 });
    expect(split.draft?.points[1]).toEqual(at(0, 1));
    expect(split.selected).toBe(1);
    const closing = editFence(three, { type: 'split', index: 2 });
    expect(closing.draft?.points[3]).toEqual(at(1, 1));
    const chosen = editFence(three, { type: 'select', index: 0 });
    expect(editFence(chosen, add(9, 9)).draft?.points[1]).toEqual(at(9, 9));
  });

  it('goes the short way over the date line', () => {
    expect(Math.abs(middleOf(at(0, 179), at(0, -179)).longitude)).toBe(180);
  });
});

describe('changeKind', () => {
  it('makes a circle around the points, and corners on a circle', () => {
    const ring = { ...newDraft('polygon'), points: [at(0, 0), at(0, 2), at(2, 2), at(2, 0)] };
    const circle = changeKind(ring, 'circle');
    expect(circle.points).toEqual([at(1, 1)]);
    for (const point of ring.points) {
      expect(haversineMeters(circle.points[0]!, point)).toBeLessThanOrEqual(
        circle.radiusMeters! + 1,
      );
    }
    const corners = changeKind(circle, 'polygon');
    expect(corners.points).toHaveLength(12);
    expect(judgeDraft(corners).problem).toBeNull();
    expect(changeKind(circle, 'line').points).toHaveLength(2);
  });
});

describe('judgeDraft', () => {
  it('[S3.31] [S3.32] gives the text of circle, line and polygon', () => {
    const texts = ['CIRCLE (1 2, 150)', 'LINESTRING (0 0, 0 1)', 'POLYGON ((0 0, 0 1, 1 1, 0 0))'];
    for (const text of texts) {
      expect(judgeDraft(toDraft(parseArea(text))).area).toBe(text);
    }
  });

  it('refuses what is not whole, what crosses itself, what goes around a pole and what is too long', () => {
    const codeOf = (points: ReturnType<typeof at>[]) =>
      judgeDraft({ ...newDraft('polygon'), points }).problem?.code;
    expect(codeOf([at(0, 0), at(1, 1)])).toBe('UNFINISHED');
    expect(codeOf([at(0, 0), at(1, 1), at(1, 0), at(0, 1)])).toBe('CROSSING');
    expect(codeOf([at(80, 0), at(80, 120), at(80, -120)])).toBe('POLE');
    const round = Array.from({ length: 5_000 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 5_000;
      return at(Math.sin(angle), Math.cos(angle));
    });
    expect(codeOf(round)).toBe('TOO_LONG');
  });

  it('measures what is there so far', () => {
    const two = { ...newDraft('polygon'), points: [at(0, 0), at(0, 1)] };
    expect(measureDraft(two)).toMatchObject({ points: 2, squareMeters: null });
    expect(measureDraft(two).lengthMeters).toBeCloseTo(111_319, 0);
    const circle = { ...newDraft('circle'), points: [at(0, 0)], radiusMeters: 1_000 };
    expect(measureDraft(circle).squareMeters! / (Math.PI * 1e6)).toBeCloseTo(1, 5);
    expect(toArea({ ...circle, radiusMeters: null })).toBeUndefined();
  });
});

describe('describeArea', () => {
  const say = (text: string) => describeArea(lookAtArea(text), (value) => value.toFixed(2));
  it('[S9.17] tells a circle by its km²', () => {
    expect(say('CIRCLE (0 0, 3000)')).toEqual({
      key: 'geofences.area.circle',
      params: { area: '28.27' },
    });
  });
  it('[S9.18] tells others by the count of their points, a closed ring’s once', () => {
    expect(say('POLYGON ((0 0, 0 1, 1 1, 0 0))').params).toEqual({ count: 3 });
    expect(say('LINESTRING (0 0, 0 1)').params).toEqual({ count: 2 });
  });
  it('tells an empty area, and one that cannot be read', () => {
    expect(say(' ').key).toBe('geofences.area.none');
    expect(say('CIRCLE (').key).toBe('geofences.area.unreadable');
  });
});

describe('the form of a fence', () => {
  const stored = {
    name: 'Depot',
    description: null,
    attributes: { speedLimit: 27, polylineDistance: 40, 'x.note': 'kept', color: '#ABC' },
  };
  const draft = { kind: 'line', halfWidthMeters: 40 } as const;

  it('writes back what it read, and what it does not show', () => {
    const values = readFenceForm(stored);
    expect(checkFenceForm(values)).toEqual({});
    const attributes = stored.attributes;
    expect(writeFence(values, { area: 'A', draft, attributes })).toEqual({
      name: 'Depot',
      description: '',
      area: 'A',
      calendarId: 0,
      attributes: { ...attributes, color: '#aabbcc' },
    });
  });

  it('leaves out what is emptied, and the corridor of what is no line', () => {
    const values = { ...readFenceForm(stored), speedLimitKnots: null, color: '' };
    const circle = { kind: 'circle', halfWidthMeters: 40 } as const;
    const { attributes } = writeFence(values, {
      area: 'A',
      draft: circle,
      attributes: stored.attributes,
    });
    expect(attributes).toEqual({ 'x.note': 'kept' });
  });

  it('[S3.29] reads and writes whether engines are stopped, and forgets what is off', () => {
    const area = 'CIRCLE (1 2, 3)';
    const values = readFenceForm({ name: 'A', attributes: { lockOnEnter: 'true' } });
    expect([values.lockOnEnter, values.lockOnExit]).toEqual([true, false]);
    const { attributes } = writeFence(
      { ...values, lockOnEnter: false, lockOnExit: true },
      { area, draft: newDraft('circle'), attributes: { lockOnEnter: 'true' } },
    );
    expect(attributes).toEqual({ lockOnExit: true });
  });

  it('[S5.25] requires a name, and says of figures between what they may be', () => {
    const none = readFenceForm(null);
    expect(checkFenceForm({ ...none, name: '  ' })).toEqual({ name: { code: 'MISSING' } });
    const wrong = { ...none, name: 'x'.repeat(129), color: 'red', speedLimitKnots: Number.NaN };
    expect(checkFenceForm({ ...wrong, floorMeters: 50, ceilingMeters: 40 })).toMatchObject({
      name: { code: 'TOO_LONG' },
      color: { code: 'NOT_COLOR' },
      speedLimitKnots: { code: 'NOT_BETWEEN', least: 0 },
      ceilingMeters: { code: 'BELOW_FLOOR' },
    });
  });
});

describe('listVisitors', () => {
  it('says who is in which fence', () => {
    const visitors = listVisitors([
      { deviceId: 1, geofenceIds: [7, 8] },
      { deviceId: 2, geofenceIds: [7] },
      { deviceId: 3, geofenceIds: null },
    ]);
    expect([...visitors]).toEqual([
      [7, [1, 2]],
      [8, [1]],
    ]);
  });
});

describe('readFenceDraft', () => {
  it('takes the corridor from the attributes, and begins anew where the text cannot be read', () => {
    const line = { area: 'LINESTRING (0 0, 0 1)', attributes: { polylineDistance: '60' } };
    expect(readFenceDraft(line).halfWidthMeters).toBe(60);
    expect(readFenceDraft({ area: 'nonsense' }).points).toEqual([]);
    expect(readAnchored({ attributes: { isAnchor: true, deviceId: 7 } })).toBe(7);
    expect(readAnchored({ attributes: { deviceId: 7 } })).toBeNull();
  });
});
