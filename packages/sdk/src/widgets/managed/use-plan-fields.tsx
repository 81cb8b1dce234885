'use client';
import { useMemo } from 'react';
import {
  convertDistance,
  DAY_MS,
  HOUR_MS,
  measurePlan,
  PLAN_TYPES,
  readOwnTimeZone,
  toMeters,
  type PlanMeasure,
} from '../../domain';
import { useFormat, useLabels } from '../../react';
import { useWordFiles } from '../../react/provider/use-word-files';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useFieldWords, type OwnField, type OwnFields } from '../../react/resource';
import { sayPlanType } from '../../react/resource/words/use-plan-words';
import type { FormValues } from '../../react/resource/form/form-values';
import { DateTimeField, NumberField, SelectMenu } from '../../ui';

/** Conversion of a stored figure to the form and back. */
interface Scale {
  unit?: string;
  write: (value: number) => number;
  read: (value: number) => number;
}

const WORDS = ['manage'] as const;
/** Until its words are there. */
const NO_FIELDS: OwnFields = {};

const by = (factor: number, unit: string): Scale => ({
  unit,
  write: (value) => value / factor,
  read: (value) => Math.round(value * factor),
});
const PLAIN: Scale = { write: (value) => value, read: (value) => value };

/**
 * Provides the form fields of a maintenance that need their own control: start and period in the
 * account's units, depending on the counter.
 */
export function usePlanFields(): OwnFields {
  const t = useLabels();
  const format = useFormat();
  const words = useFieldWords();
  const { units, timeZone } = useTrackingContext('usePlanFields');
  const isThere = useWordFiles(WORDS);
  return useMemo(() => {
    if (!isThere) return NO_FIELDS;
    const { locale } = format;
    const distance = units.distance ?? 'km';
    const scales: Readonly<Record<PlanMeasure, Scale>> = {
      distance: {
        unit: distance,
        write: (value) => convertDistance(value, distance),
        read: (value) => Math.round(toMeters(value, distance)),
      },
      hours: by(HOUR_MS, 'h'),
      date: by(DAY_MS, t('plan.days.unit')),
      count: PLAIN,
    };
    const sayType = (type: string): string => sayPlanType(t, type);
    const say = (value: unknown, values: FormValues, isMoment: boolean): string => {
      const measure = measurePlan(String(values['type']));
      if (typeof value !== 'number' || Number.isNaN(value)) return t('form.changes.empty');
      if (measure === 'date' && isMoment) {
        return value > 0 ? format.dateTime(value, { year: true }) : t('form.changes.empty');
      }
      const { unit = '', write } = scales[measure];
      return `${format.number(write(value), measure === 'count' ? 6 : 1)} ${unit}`.trim();
    };
    const figure = (isMoment: boolean): OwnField => ({
      say: (value, values) => say(value, values, isMoment),
      draw: ({ value, onChange, values, ...field }) => {
        const measure = measurePlan(String(values['type']));
        if (measure === 'date' && isMoment) {
          return (
            <DateTimeField
              {...field}
              locale={locale}
              timeZone={timeZone ?? readOwnTimeZone()}
              hour12={units.hour12 ?? false}
              calendarLabel={words.calendar(field.label)}
              valueMs={typeof value === 'number' && value > 0 ? value : null}
              onChange={(ms) => onChange(ms ?? 0)}
            />
          );
        }
        const { unit, write, read } = scales[measure];
        return (
          <NumberField
            {...field}
            locale={locale}
            {...(unit !== undefined && { unit })}
            decimals={measure === 'count' ? 6 : 1}
            value={typeof value === 'number' ? write(value) : null}
            onChange={(next) => onChange(next === null ? 0 : read(next))}
          />
        );
      },
    });
    const type: OwnField = {
      isWide: true,
      say: (value) => sayType(String(value)),
      draw: ({ id, label, error, value, onChange, readOnly }) => {
        const own = String(value ?? '');
        const isOther = own !== '' && !PLAN_TYPES.some((each) => each === own);
        return (
          <SelectMenu
            id={id}
            label={label}
            error={error}
            onChange={onChange}
            required
            disabled={readOnly}
            value={own}
            options={[...PLAN_TYPES, ...(isOther ? [own] : [])].map((each) => ({
              value: each,
              label: sayType(each),
            }))}
          />
        );
      },
    };
    return { type, start: figure(true), period: figure(false) };
  }, [isThere, t, format, words, units, timeZone]);
}
