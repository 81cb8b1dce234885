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
    const list = { ...choices, remove };
    const sayIds = (value: unknown, nameOf: (id: number) => string | undefined) =>
      idsOf(value)
        .map((id) => nameOf(id) ?? `#${id}`)
        .join(', ') || t('form.changes.empty');
    const toType = (type: string) => ({ value: type, label: t(describeEventType(type)) });
    const toAlarm = (alarm: string) => ({ value: alarm, label: t(describeAlarmName(alarm)) });
    const byName = (left: { label: string }, right: { label: string }) =>
      left.label.localeCompare(right.label);
    const toCommand = (id: number) => ({
      value: id,
      label: commands.find((each) => each.id === id)?.description || `#${id}`,
    });
    const type: OwnField = {
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
    };
    const alarms: OwnField = {
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
    };
    const references = (
      refersTo: string,
      nameOf: (id: number) => string | undefined,
      isWanted: (values: Readonly<Record<string, unknown>>) => boolean,
    ): OwnField => ({
      isWide: true,
      say: (value) => sayIds(value, nameOf),
      draw: ({ value, onChange, values, ...field }) =>
        isWanted(values) ? (
          <ReferencesField
            {...field}
            refersTo={refersTo}
            onChange={onChange}
            value={idsOf(value)}
          />
        ) : null,
    });
    const always: OwnField = {
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
    };
    const commandId: OwnField = {
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
    const position: OwnField = {
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
    };
    const isForSome = (values: Readonly<Record<string, unknown>>) => values['always'] !== true;
    const ofDevice = (id: number) => {
      const device = devices.get(id);
      return device && readDeviceName(device);
    };
    return {
      ...escalation,
      type,
      alarms,
      always,
      commandId,
      position,
      geofenceIds: references(
        'Geofence',
        (id) => fences?.find((fence) => fence.id === id)?.name,
        (values) => String(values['type']).startsWith('geofence'),
      ),
      deviceIds: references('Device', ofDevice, isForSome),
      groupIds: references(
        'Group',
        (id) => groups?.find((each) => each.id === id)?.name,
        isForSome,
      ),
      notificators: {
        isWide: true,
        say: (value) =>
          splitList(value)
            .map((name) => sayChannel(t, name))
            .join(', ') || t('form.changes.empty'),
        draw: (field) => (
          <ChannelField field={field} channels={channels} telegram={{ drawQr, onUserChange }} />
        ),
      },
      color: {
        isWide: true,
        say: (value) =>
          t(`rules.color.${NOTICE_COLORS.find((color) => color === value) ?? 'auto'}`),
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
      autoAdd: {
        isWide: true,
        draw: ({ id, label, value, onChange, readOnly }) =>
          isAdministrator ? (
            <Checkbox id={id} onChange={onChange} checked={value === true} disabled={readOnly}>
              {label}
            </Checkbox>
          ) : null,
      },
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
