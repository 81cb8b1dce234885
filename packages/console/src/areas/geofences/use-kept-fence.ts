import type { FenceForm } from '@rastro/sdk/internal';
import { formatKeptFence, parseKeptFence } from '@rastro/sdk/domain';
import { useKept, type FenceEditor } from '@rastro/sdk/internal/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSessionText, writeSessionText } from '../../frame/storage/session-text';

type KeptFence = NonNullable<ReturnType<typeof parseKeptFence>>;

interface KeptFenceOptions {
  editor: FenceEditor;
  form: FenceForm;
  isDirty: boolean;
  /** Somebody has said that it may be lost. */
  isGivenUp: () => boolean;
}

/**
 * Keeps what is not saved of a fence as other forms do, and also, in this tab alone, while the page is loaded anew.
 * Returns what puts it back; to be called once the editing has begun.
 */
export function useKeptFence(
  name: string,
  { editor, form, isDirty, isGivenUp }: KeptFenceOptions,
): () => void {
  const key = `fenceDraft.${name}`;
  const [loaded] = useState(() => parseKeptFence(readSessionText(key)));
  const back = useRef<KeptFence | null>(loaded);
  const putBack = ({ draft, values }: KeptFence): void => {
    editor.dispatch({ type: 'restore', draft });
    form.set(values);
  };
  useKept<KeptFence | null>({
    name: key,
    isDirty,
    // Once it is saved, nothing is edited any more.
    isGivenUp: () => isGivenUp() || editor.getState().draft === null,
    read() {
      const { draft } = editor.getState();
      return draft && { draft, values: form.values };
    },
    restore(kept) {
      if (kept && editor.getState().draft) putBack(kept);
      else back.current = kept ?? back.current;
      return kept !== null;
    },
  });
  const keep = useEffectEvent(() => {
    const { draft } = editor.getState();
    const text = isDirty && draft ? formatKeptFence({ draft, values: form.values }) : null;
    writeSessionText(key, text);
  });
  useEffect(() => {
    const whenLeft = () => keep();
    window.addEventListener('pagehide', whenLeft);
    return () => {
      window.removeEventListener('pagehide', whenLeft);
      writeSessionText(key, null);
    };
  }, [key]);
  return () => {
    if (back.current) putBack(back.current);
  };
}
