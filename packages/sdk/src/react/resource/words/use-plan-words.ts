'use client';
import { useMemo } from 'react';
import { DAY_MS, measurePlan, PLAN_TYPES } from '../../../domain';
import { useWordFiles } from '../../provider/use-word-files';
import { useFormat } from '../../use-format';
import { type TranslateLabel, useLabels } from '../../use-labels';

const WORDS = ['manage'] as const;

/** Name of the counter of a maintenance; its key where it has no name. */
export function sayPlanType(t: TranslateLabel, type: string): string {
  const known = PLAN_TYPES.find((each) => each === type);
  return known ? t(`plan.type.${known}`) : type;
}

/** Words for the figures of a maintenance. */
export interface PlanWords {
  type: (type: string) => string;
  start: (type: string, value: number) => string;
  period: (type: string, value: number) => string;
}

const NO_WORDS: PlanWords = { type: () => '', start: () => '', period: () => '' };

/** {@link PlanWords}; they say nothing until the words are loaded. */
export function usePlanWords(): PlanWords {
  const t = useLabels();
  const format = useFormat();
  const isThere = useWordFiles(WORDS);
  return useMemo(() => {
    if (!isThere) return NO_WORDS;
    const say = (type: string, value: number, isMoment: boolean): string => {
      switch (measurePlan(type)) {
        case 'distance':
          return format.distance(value);
        case 'hours':
          return format.hours(value);
        case 'date':
          if (isMoment) return format.date(value, { year: true });
          return t('plan.days.text', { count: Math.round(value / DAY_MS) });
        case 'count':
          return format.number(value, 2);
      }
    };
    return {
      type: (type) => sayPlanType(t, type),
      // Without one it is counted from the beginning.
      start: (type, value) => (value > 0 ? say(type, value, true) : '–'),
      period: (type, value) => say(type, value, false),
    };
  }, [isThere, t, format]);
}
