'use client';
import { useMemo, useState } from 'react';
import { geofence, type Geofence } from '../../contract';
import {
  checkFenceForm,
  readFenceForm,
  writeFence,
  type FenceFormProblems,
  type FenceFormValues,
} from '../../domain/geofence-editor/fence-form';
import { judgeDraft } from '../../domain/geofence-editor/judge-draft';
import type { FenceEditor } from '../../react';
import { useSave } from '../../react/resource/form/use-save';

/** State and actions of a fence's form. */
export interface FenceForm {
  values: FenceFormValues;
  set: (values: Partial<FenceFormValues>) => void;
  /** Errors, after the first attempt to save. */
  problems: FenceFormProblems;
  isDirty: boolean;
  isBusy: boolean;
  /** Error of the last attempt to save. */
  failure: unknown;
  /**
   * Saves the form with the shape of the editor. Undefined where something is wrong, which `problems`, the
   * editor or `failure` says.
   */
  save: () => Promise<Geofence | undefined>;
}

/** Returns the changed fields only; removed attributes become null. */
function toChanges(fence: Geofence, written: Record<string, unknown>) {
  const before: Record<string, unknown> = { ...fence };
  const old = fence.attributes ?? {};
  const now = written['attributes'] as Record<string, unknown>; // made by writeFence
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
  const attributes = { ...now, ...Object.fromEntries(gone.map((key) => [key, null])) };
  const changed = Object.entries(written).filter(
    ([key, value]) => key !== 'attributes' && (before[key] ?? '') !== value,
  );
  return { ...Object.fromEntries(changed), attributes };
}

/** The form of a fence, null of a new one, beside the editor of its shape. Make it anew for another fence. */
export function useFenceForm(fence: Geofence | null, editor: FenceEditor): FenceForm {
  const [before] = useState(() => readFenceForm(fence));
  const [values, setValues] = useState(before);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { create, change } = useSave(geofence);
  const problems = useMemo(() => checkFenceForm(values), [values]);

  async function save(): Promise<Geofence | undefined> {
    setTried(true);
    setFailure(null);
    const { draft } = editor.getState();
    const area = draft && judgeDraft(draft).area;
    if (!draft || area === null || isBusy || Object.keys(problems).length > 0) return undefined;
    const { attributes } = fence ?? {};
    const written = writeFence(values, { area, draft, attributes });
    setBusy(true);
    try {
      const saved = fence
        ? await change({ ...fence }, toChanges(fence, written))
        : await create(written);
      return saved as object as Geofence; // as the server answers it
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    set(next) {
      setValues((now) => ({ ...now, ...next }));
      // What was refused is another text by now.
      setFailure(null);
    },
    problems: hasTried ? problems : {},
    isDirty: JSON.stringify(values) !== JSON.stringify(before),
    isBusy,
    failure,
    save,
  };
}
