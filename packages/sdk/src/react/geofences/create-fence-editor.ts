import {
  editFence,
  INACTIVE,
  type EditorAction,
  type EditorState,
} from '../../domain/geofence-editor/editor-state';

/** The editor of one fence: what it holds, and what can be done. The same object for as long as the page stands. */
export interface FenceEditor {
  subscribe: (listener: () => void) => () => void;
  getState: () => EditorState;
  dispatch: (action: EditorAction) => void;
}

/** Makes an editor in which nothing is edited yet. A map draws it and a form reads it, each when it changes. */
export function createFenceEditor(): FenceEditor {
  let state = INACTIVE;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    dispatch(action) {
      const next = editFence(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
