import type { Place } from '../geo/distance';
import {
  changeKind,
  MIN_POINTS,
  middleOf,
  newDraft,
  toAreaPoint,
  type FenceDraft,
  type FenceKind,
} from './fence-draft';

/** State of the fence editor. */
export interface EditorState {
  /** null while nothing is edited. */
  draft: FenceDraft | null;
  /** The draft as it was when the editing began. */
  start: FenceDraft | null;
  past: readonly FenceDraft[];
  future: readonly FenceDraft[];
  /** Index of the chosen point; the next one goes behind it. */
  selected: number | null;
  /** The drag that made the draft; the same one changes it without a further step. */
  gesture: string | null;
}

/** Actions of the editor. A `gesture` names a drag: all of it is one undo step. */
export type EditorAction =
  | { type: 'begin'; draft?: FenceDraft; kind?: FenceKind }
  | { type: 'end' }
  | { type: 'kind'; kind: FenceKind }
  | { type: 'add'; place: Place; gesture?: string }
  | { type: 'split'; index: number; gesture?: string }
  | { type: 'move'; index: number; place: Place; gesture?: string }
  | { type: 'remove'; index: number }
  | { type: 'radius'; meters: number; gesture?: string }
  | { type: 'width'; meters: number; gesture?: string }
  | { type: 'clear' }
  | { type: 'restore'; draft: FenceDraft }
  | { type: 'select'; index: number | null }
  | { type: 'undo' }
  | { type: 'redo' };

/**
 * Stage of drawing a fence (spec §4): a circle goes through its set-up, other shapes through their
 * points.
 */
export type EditorStage =
  | 'inactive'
  | 'active'
  | 'circleSetUp'
  | 'circleComplete'
  | 'placing'
  | 'complete';

/** The editor before anything is edited. */
export const INACTIVE: EditorState = {
  draft: null,
  start: null,
  past: [],
  future: [],
  selected: null,
  gesture: null,
};

/** Returns the stage of drawing the fence. */
export function stageOf({ draft }: Pick<EditorState, 'draft'>): EditorStage {
  if (!draft) return 'inactive';
  if (draft.points.length === 0) return 'active';
  if (draft.kind === 'circle')
    return draft.radiusMeters === null ? 'circleSetUp' : 'circleComplete';
  return draft.points.length < MIN_POINTS[draft.kind] ? 'placing' : 'complete';
}

const chosenIn = ({ points }: FenceDraft, index: number | null) =>
  index === null || points.length === 0 ? null : Math.max(0, Math.min(index, points.length - 1));

function commit(
  state: EditorState,
  draft: FenceDraft,
  {
    selected = state.selected,
    gesture = null,
  }: { selected?: number | null; gesture?: string | null },
): EditorState {
  if (!state.draft || draft === state.draft) return state;
  const goesOn = gesture !== null && gesture === state.gesture;
  const past = goesOn ? state.past : [...state.past, state.draft];
  return { ...state, draft, past, future: [], gesture, selected: chosenIn(draft, selected) };
}

function step(state: EditorState, from: 'past' | 'future'): EditorState {
  const draft = state[from].at(-1);
  if (!draft || !state.draft) return state;
  const to = from === 'past' ? 'future' : 'past';
  return {
    ...state,
    draft,
    gesture: null,
    selected: chosenIn(draft, state.selected),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.draft],
  };
}

function insert(
  state: EditorState,
  draft: FenceDraft,
  index: number,
  { place, gesture }: { place: Place; gesture: string | null },
): EditorState {
  const points = draft.points.toSpliced(index, 0, toAreaPoint(place));
  return commit(state, { ...draft, points }, { selected: index, gesture });
}

function change(state: EditorState, draft: FenceDraft, action: EditorAction): EditorState {
  const { points } = draft;
  const gesture = 'gesture' in action ? (action.gesture ?? null) : null;
  switch (action.type) {
    case 'kind':
      return commit(state, changeKind(draft, action.kind), { selected: null });
    case 'add': {
      if (draft.kind === 'circle' && points.length > 0) return state;
      const index = (state.selected ?? points.length - 1) + 1;
      return insert(state, draft, index, { place: action.place, gesture });
    }
    case 'split': {
      const from = points[action.index];
      const isLast = action.index === points.length - 1;
      const to = points[isLast && draft.kind === 'polygon' ? 0 : action.index + 1];
      if (!from || !to || draft.kind === 'circle' || from === to) return state;
      return insert(state, draft, action.index + 1, { place: middleOf(from, to), gesture });
    }
    case 'move': {
      if (!points[action.index]) return state;
      const moved = points.with(action.index, toAreaPoint(action.place));
      return commit(state, { ...draft, points: moved }, { selected: action.index, gesture });
    }
    case 'remove': {
      if (!points[action.index]) return state;
      const left = points.toSpliced(action.index, 1);
      const radiusMeters = left.length === 0 ? null : draft.radiusMeters;
      const selected = Math.max(0, action.index - 1);
      return commit(state, { ...draft, points: left, radiusMeters }, { selected });
    }
    case 'radius': {
      const isRadius = action.meters > 0 && Number.isFinite(action.meters);
      if (draft.kind !== 'circle' || !isRadius || action.meters === draft.radiusMeters)
        return state;
      return commit(state, { ...draft, radiusMeters: action.meters }, { gesture });
    }
    case 'width': {
      const isWidth = action.meters > 0 && Number.isFinite(action.meters);
      if (draft.kind !== 'line' || !isWidth || action.meters === draft.halfWidthMeters)
        return state;
      return commit(state, { ...draft, halfWidthMeters: action.meters }, { gesture });
    }
    case 'restore':
      return commit(state, action.draft, { selected: null });
    case 'clear':
      if (points.length === 0) return state;
      return commit(state, { ...draft, points: [], radiusMeters: null }, { selected: null });
    default:
      return state;
  }
}

/** The editor after something was done. What changes nothing answers the same object. */
export function editFence(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'begin': {
      const draft = action.draft ?? newDraft(action.kind ?? 'polygon');
      return { ...INACTIVE, draft, start: draft };
    }
    case 'end':
      return state.draft ? INACTIVE : state;
    case 'undo':
      return step(state, 'past');
    case 'redo':
      return step(state, 'future');
    case 'select': {
      const selected = state.draft ? chosenIn(state.draft, action.index) : null;
      return selected === state.selected ? state : { ...state, selected };
    }
    default:
      return state.draft ? change(state, state.draft, action) : state;
  }
}

/** True when the shape differs from the one at the start of editing. */
export const isShapeChanged = ({ draft, start }: EditorState): boolean =>
  JSON.stringify(draft) !== JSON.stringify(start);
