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

/** What the editor of a fence shows. */
export interface FenceEditorView {
  state: EditorState;
  stage: EditorStage;
  /** null while nothing is edited. */
  verdict: DraftVerdict | null;
  figures: DraftFigures | null;
  /** Whether the shape is another than when the editing began. */
  isChanged: boolean;
}

/** What an editor holds, as it changes. */
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
