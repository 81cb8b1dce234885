'use client';
import { useEffect, useRef, useState } from 'react';
import { isTrackingError } from '../../client';
import type { FormDialogProps } from '../../ui';
import { sayRefusal } from '../describe-refusal';
import { useTrackingContext } from '../provider/tracking-context';
import { useSayRefusal } from './use-say-refusal';
import { useKeptValues } from './use-kept-values';

interface ShortFormOptions<Values extends object> {
  /** Names it among others of the account, with what it is of: `suspend 5`. */
  name: string;
  start: Values | (() => Values);
  /** Fields that are never kept: passwords, codes. */
  secrets?: readonly (keyof Values)[];
  /** Throws what the server refuses; a field of the form is called there as it is here. */
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** A short form in a window. */
export interface ShortForm<Values> {
  values: Values;
  change: (next: Partial<Values>) => void;
  /** Returns the server's reason for refusing a field's text; gone once the text changes. */
  problemOf: (field: keyof Values) => string | undefined;
  /** Says what it could not do, as the server's refusals are said. */
  fail: (error: unknown) => void;
  /** Props of its `FormDialog`. */
  dialog: Pick<FormDialogProps, 'note' | 'problem' | 'onSend' | 'onClose'>;
}

interface Refusal {
  /** '' is the form as a whole. */
  field: string;
  text: string;
}

/**
 * A short form that loses nothing: what somebody typed is there again after the session ended in the middle. What is
 * refused is said at its field, or at the foot with the field's name, until that is changed.
 */
export function useShortForm<Values extends object>({
  name,
  start,
  secrets,
  send,
  onClose,
}: ShortFormOptions<Values>): ShortForm<Values> {
  const { words } = useTrackingContext('useShortForm');
  const sayWithName = useSayRefusal();
  const { values, change, isBack, drop } = useKeptValues(name, start, secrets);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const isField = (field: string): field is keyof Values & string => field in values;

  function fail(error: unknown, sent = latest.current) {
    const [field = ''] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
    const isShown = isField(field);
    // What was refused is written anew already.
    if (isShown && latest.current[field] !== sent[field]) return;
    setRefusal(
      isShown ? { field, text: sayRefusal(words, error) } : { field: '', text: sayWithName(error) },
    );
  }
  return {
    values,
    fail,
    change(next) {
      change(next);
      setRefusal((known) => (known && known.field !== '' && !(known.field in next) ? known : null));
    },
    problemOf: (field) => (refusal?.field === field ? refusal.text : undefined),
    dialog: {
      note: isBack ? words.t({ key: 'form.back.text' }) : undefined,
      problem: refusal?.field === '' ? refusal.text : undefined,
      async onSend() {
        setRefusal(null);
        try {
          await send(values);
          return true;
        } catch (error) {
          fail(error, values);
          return false;
        }
      },
      onClose() {
        drop();
        onClose();
      },
    },
  };
}
