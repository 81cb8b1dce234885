'use client';
import { useMemo } from 'react';
import {
  ALARM_TYPES,
  describeAlarmName,
  describeEventType,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  splitList,
} from '../../domain';
import { useDevices, useLabels, useResource, useSession, type RuleChoices } from '../../react';
import {
  ReferencesField,
  useFieldWords,
  type OwnField,
  type OwnFields,
} from '../../react/resource';
import { Checkbox, Combobox, MultiCombobox, Segment, SelectMenu, TextField } from '../../ui';
import { FieldShell } from '../../ui/form/field/field-shell';
import { geofence, group } from '../../contract';
import { readDeviceName } from '../../domain';
import { ChannelField } from './channel-field';
import { NoticeColorField, NoticeSoundField } from './look-fields';
import { sayAlarms, sayChannel, saySound } from './rule-words';
import type { TelegramTieProps } from './telegram-tie';
import { useEscalationFields } from './use-escalation-fields';

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

type Words = ReturnType<typeof useLabels>;
type ChoiceWords = ReturnType<typeof useFieldWords>['choices'];

/** The values that a rule's form holds. */
type RuleValues = Readonly<Record<string, unknown>>;

const byName = (left: { label: string }, right: { label: string }) =>
  left.label.localeCompare(right.label);

/** The kind of event, and for alarms which of them. */
function makeKindFields(
  t: Words,
  types: RuleChoices['types'],
  { choices, remove }: Pick<ReturnType<typeof useFieldWords>, 'choices' | 'remove'>,
): Record<'type' | 'alarms', OwnField> {
  const list = { ...choices, remove };
  const toType = (type: string) => ({ value: type, label: t(describeEventType(type)) });
  const toAlarm = (alarm: string) => ({ value: alarm, label: t(describeAlarmName(alarm)) });
  return {
    type: {
      isWide: true,
      say: (value) => t(describeEventType(String(value))),
      draw: ({ value, onChange, values: _, ...field }) => (
        <Combobox
          {...field}
          required
          options={types.map(toType).sort(byName)}
          words={choices}
          value={value ? toType(String(value)) : null}
          onChange={(option) => onChange(option?.value ?? '')}
        />
      ),
    },
    alarms: {
      isWide: true,
      say: (value) => sayAlarms(t, value) || t('form.changes.empty'),
      draw: ({ value, onChange, values, ...field }) =>
        values['type'] === 'alarm' ? (
          <MultiCombobox
            {...field}
            required
            options={ALARM_TYPES.map(toAlarm).sort(byName)}
            words={list}
            value={splitList(value).map(toAlarm)}
            onChange={(chosen) => onChange(chosen.map((each) => each.value).join(','))}
          />
        ) : null,
    },
  };
}

/** Things that a rule names, by their ids, while `isWanted`. */
function makeReferences(
  t: Words,
  refersTo: string,
  nameOf: (id: number) => string | undefined,
  isWanted: (values: RuleValues) => boolean,
): OwnField {
  return {
    isWide: true,
    say: (value) =>
      idsOf(value)
        .map((id) => nameOf(id) ?? `#${id}`)
        .join(', ') || t('form.changes.empty'),
    draw: ({ value, onChange, values, ...field }) =>
      isWanted(values) ? (
        <ReferencesField {...field} refersTo={refersTo} onChange={onChange} value={idsOf(value)} />
      ) : null,
  };
}

/** Choice between all vehicles and some. */
const makeAlways = (t: Words): OwnField => ({
  isWide: true,
  say: (value) => t(value === true ? 'rules.holds.all' : 'rules.holds.some'),
  draw: ({ id, label, value, onChange, readOnly }) => (
    <FieldShell id={id} label={label} isGroup>
      <Segment
        label={label}
        disabled={readOnly}
        value={value === true ? 'all' : 'some'}
        options={[
          { value: 'all', label: t('rules.holds.all') },
          { value: 'some', label: t('rules.holds.some') },
        ]}
        onChange={(choice) => onChange(choice === 'all')}
      />
    </FieldShell>
  ),
});

/** The saved command that is sent, of a rule that sends one. */
function makeCommandId(
  t: Words,
  commands: RuleChoices['commands'],
  choices: ChoiceWords,
): OwnField {
  const toCommand = (id: number) => ({
    value: id,
    label: commands.find((each) => each.id === id)?.description || `#${id}`,
  });
  return {
    isWide: true,
    say: (value) => (value ? toCommand(Number(value)).label : t('form.changes.empty')),
    draw: ({ value, onChange, values, ...field }) =>
      splitList(values['notificators']).includes('command') ? (
        <Combobox
          {...field}
          required
          options={commands.map(({ id }) => toCommand(id))}
          words={choices}
          value={value ? toCommand(Number(value)) : null}
          onChange={(option) => onChange(option?.value ?? 0)}
        />
      ) : null,
  };
}

/** The corner, the colour and the sound of a notice. */
const makeLookFields = (
  t: Words,
): Record<'position' | 'color' | 'sound' | 'soundURL', OwnField> => ({
  position: {
    say: (value) =>
      t(`rules.corner.${NOTICE_CORNERS.find((each) => each === value) ?? NOTICE_CORNERS[0]}`),
    draw: ({ id, label, value, onChange, readOnly }) => (
      <SelectMenu
        id={id}
        label={label}
        onChange={onChange}
        disabled={readOnly}
        value={String(value)}
        options={NOTICE_CORNERS.map((corner) => ({
          value: corner,
          label: t(`rules.corner.${corner}`),
        }))}
      />
    ),
  },
  color: {
    isWide: true,
    say: (value) => t(`rules.color.${NOTICE_COLORS.find((color) => color === value) ?? 'auto'}`),
    draw: (field) => <NoticeColorField field={field} />,
  },
  sound: {
    say: (value) => saySound(t, String(value)),
    draw: (field) => <NoticeSoundField field={field} />,
  },
  soundURL: {
    isWide: true,
    draw: ({ value, onChange, values, ...field }) =>
      values['sound'] === 'custom' ? (
        <TextField
          {...field}
          required
          type="url"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null,
  },
});

/** The channels by which people are told. */
const makeChannels = (
  t: Words,
  channels: RuleChoices['channels'],
  telegram: TelegramTieProps,
): OwnField => ({
  isWide: true,
  say: (value) =>
    splitList(value)
      .map((name) => sayChannel(t, name))
      .join(', ') || t('form.changes.empty'),
  draw: (field) => <ChannelField field={field} channels={channels} telegram={telegram} />,
});

/** Choice of administrators: vehicles to come have the rule too. */
const makeAutoAdd = (isAdministrator: boolean): OwnField => ({
  isWide: true,
  draw: ({ id, label, value, onChange, readOnly }) =>
    isAdministrator ? (
      <Checkbox id={id} onChange={onChange} checked={value === true} disabled={readOnly}>
        {label}
      </Checkbox>
    ) : null,
});

const isForSome = (values: RuleValues) => values['always'] !== true;
const isOfFences = (values: RuleValues) => String(values['type']).startsWith('geofence');

/** The fields of a rule's form that a description alone does not draw. */
export function useRuleFields(
  { types, channels, commands }: RuleChoices,
  { drawQr, onUserChange }: TelegramTieProps = {},
): OwnFields {
  const t = useLabels();
  const escalation = useEscalationFields({ channels });
  const { choices, remove } = useFieldWords();
  const isAdministrator = useSession().user?.administrator === true;
  const devices = useDevices();
  const { data: groups } = useResource(group);
  const { data: fences } = useResource(geofence);
  return useMemo(() => {
    const deviceOf = (id: number) => {
      const device = devices.get(id);
      return device && readDeviceName(device);
    };
    const groupOf = (id: number) => groups?.find((each) => each.id === id)?.name;
    const fenceOf = (id: number) => fences?.find((fence) => fence.id === id)?.name;
    return {
      ...escalation,
      ...makeKindFields(t, types, { choices, remove }),
      always: makeAlways(t),
      commandId: makeCommandId(t, commands, choices),
      ...makeLookFields(t),
      geofenceIds: makeReferences(t, 'Geofence', fenceOf, isOfFences),
      deviceIds: makeReferences(t, 'Device', deviceOf, isForSome),
      groupIds: makeReferences(t, 'Group', groupOf, isForSome),
      notificators: makeChannels(t, channels, { drawQr, onUserChange }),
      autoAdd: makeAutoAdd(isAdministrator),
    };
  }, [
    t,
    choices,
    remove,
    types,
    channels,
    commands,
    devices,
    groups,
    fences,
    isAdministrator,
    escalation,
    drawQr,
    onUserChange,
  ]);
}
