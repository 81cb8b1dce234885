'use client';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { geofence, type Geofence } from '../../contract';
import {
  MAX_FENCE_FILE_BYTES,
  readFenceFile,
  type FenceFileProblem,
} from '../../domain/geofence-files/read-fence-file';
import { decodeFenceFile } from '../../domain/geofence-files/decode-fence-file';
import type { FoundItem } from '../../domain/geofence-files/found-fence';
import {
  planFenceImport,
  type PlannedFence,
  type SameNameChoice,
} from '../../domain/geofence-files/plan-fence-import';
import { useTrackingClient } from '../provider/use-tracking-client';
import { isKeyOf } from '../resource/resource-keys';
import { useResource } from '../resource/use-resource';

/** Progress of a file's import. */
export type FenceImportState =
  | { step: 'choose'; problem: FenceFileProblem | { code: 'UNREADABLE' } | null }
  | { step: 'reading' }
  | { step: 'preview'; items: readonly FoundItem[]; plan: readonly PlannedFence<Geofence>[] }
  | { step: 'saving'; done: number; total: number }
  | {
      step: 'done';
      done: number;
      /** Number of the finished ones that replaced a fence of the same name. */
      replaced: number;
      total: number;
      failed: number;
      failure: unknown;
    };

/** Actions and state of the import of fences. */
export interface FenceImport {
  state: FenceImportState;
  /** Reads a file, in slices; what was read before is forgotten. */
  read: (file: File | null) => Promise<void>;
  /**
   * Makes the fences that were found, a few at a time; `nameOf` names those without a name, by their place in the file,
   * `onSame` says what becomes of those whose name there is.
   */
  save: (nameOf: (index: number) => string, onSame: SameNameChoice) => Promise<void>;
  /** Stops after those that are on their way; what is saved stays. */
  stop: () => void;
}

const AT_ONCE = 4;
/** The page is let go so often while a file is read. */
const SLICE_MS = 12;

class Stopped extends Error {}

/** Lets the page draw and answer whenever a slice of time is over; throws once `isOn` says no. */
function createPause(isOn: () => boolean) {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        since = performance.now();
        if (isOn()) resolve();
        else reject(new Stopped());
      });
    });
  };
}

/** Part of the state that is kept: the plan is derived from the current fences. */
type KeptState =
  | Exclude<FenceImportState, { step: 'preview' }>
  | { step: 'preview'; items: readonly FoundItem[] };

const START: KeptState = { step: 'choose', problem: null };

/** Reads fences out of a GeoJSON, KML or GPX file and makes them, without any look. */
export function useFenceImport(): FenceImport {
  const client = useTrackingClient();
  const { mutate } = useSWRConfig();
  const { data: existing } = useResource(geofence);
  const [kept, setState] = useState<KeptState>(START);
  const state: FenceImportState =
    kept.step !== 'preview'
      ? kept
      : existing
        ? { ...kept, plan: planFenceImport(kept.items, existing) }
        : { step: 'reading' };
  /** Another number is another file, or none. */
  const run = useRef(0);
  useEffect(() => () => void (run.current = -1), []);

  async function read(file: File | null): Promise<void> {
    const own = (run.current += 1);
    const isOn = () => run.current === own;
    if (!file) return setState(START);
    if (file.size > MAX_FENCE_FILE_BYTES) {
      return setState({ step: 'choose', problem: { code: 'TOO_LARGE' } });
    }
    setState({ step: 'reading' });
    try {
      const text = decodeFenceFile(new Uint8Array(await file.arrayBuffer()));
      const { items, problem } = await readFenceFile(text, createPause(isOn));
      if (!isOn()) return undefined;
      setState(items ? { step: 'preview', items } : { step: 'choose', problem });
    } catch (error) {
      if (!(error instanceof Stopped) && isOn()) {
        setState({ step: 'choose', problem: { code: 'UNREADABLE' } });
      }
    }
    return undefined;
  }

  async function save(nameOf: (index: number) => string, onSame: SameNameChoice): Promise<void> {
    if (state.step !== 'preview') return;
    const own = (run.current += 1);
    const found = state.plan.filter(({ same }) => same === null || onSame !== 'skip');
    const total = found.length;
    let [done, failed, replaced] = [0, 0, 0];
    let failure: unknown;
    const make = async ({ found: fence, index, same }: PlannedFence<Geofence>) => {
      try {
        if (same && onSame === 'replace') {
          // What a file does not say of a fence stays, as its calendar.
          const { area, description } = fence;
          const attributes = { ...same.attributes, ...fence.attributes };
          await client.geofences.update({
            ...same,
            area,
            attributes,
            description: description || same.description,
          });
          replaced += 1;
        } else await client.geofences.create({ ...fence, name: fence.name || nameOf(index) });
        done += 1;
      } catch (error) {
        failed += 1;
        failure ??= error;
      }
      if (run.current === own) setState({ step: 'saving', done: done + failed, total });
    };
    setState({ step: 'saving', done: 0, total });
    const queue = found.values();
    const work = async () => {
      for (const each of queue) {
        if (run.current !== own) return;
        await make(each);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await mutate(isKeyOf(geofence));
    if (run.current !== -1) setState({ step: 'done', done, replaced, total, failed, failure });
  }
  return { state, read, save, stop: () => void (run.current += 1) };
}
