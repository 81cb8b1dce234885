import { useEffect, useState } from 'react';
import { isTrackingError } from '../../../client';
import { describeError, useLabels, type DeviceImage } from '../../../react';
import { shrinkImage } from './shrink-image';

/** State and actions of a picture change. */
export interface ImageChange {
  /** The chosen picture, from the choice on; null before, and once it was taken away. */
  previewUrl: string | null;
  isBusy: boolean;
  /** Share of the picture uploaded so far, 0 to 1; undefined while unknown. */
  progress: number | undefined;
  /** Calls off what is being sent; null while nothing is. */
  stop: (() => void) | null;
  /** Error and how to fix it. */
  problem: string | null;
  /** Tries the same again; null while nothing failed that may work the next time. */
  retry: (() => void) | null;
  /** Gives back what was taken away; null while nothing was. */
  undo: (() => void) | null;
  choose: (file: File) => void;
  remove: () => void;
  /** Forgets a choice that could not be kept. */
  cancel: () => void;
}

/** Sends a picture as soon as it is chosen, and takes it away with a way back. */
export function useImageChange({ save, remove }: DeviceImage): ImageChange {
  const t = useLabels();
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState<AbortController | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  useEffect(
    () => () => {
      if (previewUrl) URL.revokeObjectURL(previewUrl);
    },
    [previewUrl],
  );

  // What nobody waits for any more is not sent on.
  useEffect(() => () => sending?.abort(), [sending]);

  const fail = (words: string, again: (() => void) | null) => {
    setProblem(words);
    setRetry(() => again);
  };
  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    setRetry(null);
    setUndo(null);
    try {
      await work();
    } catch (error) {
      if (isTrackingError(error, 'ABORTED')) setPreviewUrl(null);
      else fail(t({ key: describeError(error) }), () => void run(work));
    }
    setBusy(false);
    setProgress(undefined);
    setSending(null);
  }

  return {
    previewUrl,
    isBusy,
    progress,
    stop: sending && (() => sending.abort()),
    problem,
    retry,
    undo,
    choose(file) {
      void run(async () => {
        const image = await shrinkImage(file);
        if (!image) return fail(t({ key: 'error.code.IMAGE_UNREADABLE' }), null);
        setPreviewUrl(URL.createObjectURL(image));
        const controller = new AbortController();
        setSending(controller);
        await save(image, { onProgress: setProgress, signal: controller.signal });
      });
    },
    remove() {
      void run(async () => {
        const giveBack = await remove();
        setPreviewUrl(null);
        setUndo(() => () => void run(giveBack));
      });
    },
    cancel() {
      setPreviewUrl(null);
      setProblem(null);
      setRetry(null);
    },
  };
}
