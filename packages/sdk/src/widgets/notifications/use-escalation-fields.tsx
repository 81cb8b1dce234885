'use client';
import { useMemo } from 'react';
import { user } from '../../contract';
import { splitList } from '../../domain';
import {
  useAccess,
  useFormat,
  useLabels,
  useResource,
  useServer,
  type RuleChoices,
} from '../../react';
import {
  ReferencesField,
  useFieldWords,
  type OwnField,
  type OwnFields,
} from '../../react/resource';
import { MultiCombobox, NumberField } from '../../ui';
import { sayChannel } from './rule-words';

const isForAlarms = (values: Readonly<Record<string, unknown>>) => values['type'] === 'alarm';
const goesOn = (values: Readonly<Record<string, unknown>>) =>
  isForAlarms(values) && Number(values['escalateAfter']) > 0;

/** The fields that say to whom an alarm goes that nobody has taken. */
export function useEscalationFields({ channels }: Pick<RuleChoices, 'channels'>): OwnFields {
  const t = useLabels();
  const { locale } = useFormat();
  const { choices, remove } = useFieldWords();
  const { data: server } = useServer();
  const seesAccounts = useAccess()('read', 'users', { isSelf: false }).allowed;
  const { data: users } = useResource(user, seesAccounts ? undefined : null);
  const isHere = server?.escalatesAlarms === true;
  return useMemo(() => {
    const why = isHere ? (seesAccounts ? null : 'noAccounts') : 'notHere';
    const escalateAfter: OwnField = {
      isWide: true,
      draw: ({ value, onChange, values, ...field }) =>
        isForAlarms(values) ? (
          <NumberField
            {...field}
            locale={locale}
            onChange={(minutes) => onChange(minutes ?? 0)}
            min={0}
            readOnly={field.readOnly || why !== null}
            hint={why ? t(`rules.escalation.${why}`) : field.hint}
            value={value === 0 || value === undefined ? null : Number(value)}
          />
        ) : null,
    };
    const escalateTo: OwnField = {
      isWide: true,
      say: (value) =>
        (Array.isArray(value) ? value.map(Number) : [])
          .map((id) => users?.find((each) => each.id === id)?.name ?? `#${id}`)
          .join(', ') || t('form.changes.empty'),
      draw: ({ value, onChange, values, ...field }) =>
        goesOn(values) ? (
          <ReferencesField
            {...field}
            onChange={onChange}
            required
            readOnly={field.readOnly || why !== null}
            refersTo="User"
            value={Array.isArray(value) ? value.map(Number) : []}
          />
        ) : null,
    };
    const toOption = (name: string) => ({ value: name, label: sayChannel(t, name) });
    const escalateBy: OwnField = {
      isWide: true,
      say: (value) =>
        splitList(value)
          .map((name) => sayChannel(t, name))
          .join(', ') || t('form.changes.empty'),
      draw: ({ value, onChange, values, ...field }) =>
        goesOn(values) ? (
          <MultiCombobox
            {...field}
            readOnly={field.readOnly || why !== null}
            // Whether each contact has an address is found when they are told.
            options={channels
              .filter(({ name, gap }) => name !== 'command' && gap !== 'notSetUp')
              .map(({ name }) => toOption(name))}
            words={{ ...choices, remove }}
            value={splitList(value).map(toOption)}
            onChange={(chosen) => onChange(chosen.map((each) => each.value).join(','))}
          />
        ) : null,
    };
    return { escalateAfter, escalateTo, escalateBy };
  }, [t, locale, choices, remove, isHere, seesAccounts, users, channels]);
}
