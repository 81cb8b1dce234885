'use client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  INACTIVE,
  isShapeChanged,
  stageOf,
  type EditorStage,
  type EditorState,
} from '../../domain/geofence-editor/editor-state';
import {
  judgeDraft,
  measureDraft,
  type DraftFigures,
  type DraftVerdict,
} from '../../domain/geofence-editor/judge-draft';
import { createFenceEditor, type FenceEditor } from './create-fence-editor';

/** View of the fence editor. */
export interface FenceEditorView {
  state: EditorState;
  stage: EditorStage;
  /** null while nothing is edited. */
  verdict: DraftVerdict | null;
  figures: DraftFigures | null;
  /** True when the shape differs from the start of the editing. */
  isChanged: boolean;
}

/** Provides an editor's contents as they change. */
export function useFenceEditorView(editor: FenceEditor): FenceEditorView {
  const state = useSyncExternalStore(editor.subscribe, editor.getState, () => INACTIVE);
  return useMemo(() => {
    const { draft } = state;
    return {
      state,
      stage: stageOf(state),
      verdict: draft && judgeDraft(draft),
      figures: draft && measureDraft(draft),
      isChanged: isShapeChanged(state),
    };
  }, [state]);
}

/**
 * The editor of a fence without any look: `editor.dispatch({ type: 'begin', kind: 'circle' })` starts it,
 * `<GeofenceEditor>` inside a `LiveMap` lets it be drawn, and `verdict.area` is the text to be saved.
 */
export function useGeofenceEditor(): FenceEditorView & { editor: FenceEditor } {
  const [editor] = useState(createFenceEditor);
  const view = useFenceEditorView(editor);
  return useMemo(() => ({ ...view, editor }), [view, editor]);
}
