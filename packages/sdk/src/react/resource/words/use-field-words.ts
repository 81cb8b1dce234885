'use client';
import { useMemo } from 'react';
import type { AttributesEditorWords, ComboboxWords } from '../../../ui';
import { useLabels, type TranslateLabel } from '../../use-labels';

/** Texts of form fields, besides their names. */
export interface FieldWords {
  /** Texts of fields with choices. */
  choices: Required<ComboboxWords>;
  /** Stands where nothing is chosen. */
  none: string;
  /** Stands where no time zone is chosen. */
  ownZone: string;
  clear: (label: string) => string;
  /** Takes one of several chosen ones out. */
  remove: (label: string) => string;
  /** Label of the button that opens a calendar. */
  calendar: (label: string) => string;
  pickColor: string;
  password: { show: string; hide: string; keep: string };
  attributes: AttributesEditorWords;
}

/** The words of fields in the provider's language. */
export function useFieldWords(): FieldWords {
  const t = useLabels();
  return useMemo(() => makeFieldWords(t), [t]);
}

const makeFieldWords = (t: TranslateLabel): FieldWords => ({
  choices: {
    empty: t('field.choices.empty'),
    none: (query) => t('field.choices.none', { query }),
    loading: t('field.choices.loading'),
    failed: t('field.choices.failed'),
  },
  none: t('field.choices.nothing'),
  ownZone: t('field.zone.automatic'),
  clear: (label) => t('field.clear.action', { label }),
  remove: (label) => t('field.remove.action', { label }),
  calendar: (label) => t('field.calendar.action', { label }),
  pickColor: t('field.color.action'),
  password: {
    show: t('field.password.show'),
    hide: t('field.password.hide'),
    keep: t('field.password.keep'),
  },
  attributes: {
    empty: t('field.attributes.empty'),
    add: t('field.attributes.add'),
    addKey: (key) => t('field.attributes.addKey', { key }),
    allThere: t('field.attributes.allThere'),
    remove: (label) => t('field.attributes.remove', { label }),
    type: t('field.attributes.type'),
    types: {
      text: t('field.attributes.text'),
      number: t('field.attributes.number'),
      boolean: t('field.attributes.boolean'),
    },
    yes: t('field.value.yes'),
    no: t('field.value.no'),
    notNumber: t('field.attributes.notNumber'),
    composite: t('field.attributes.composite'),
  },
});
