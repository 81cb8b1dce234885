'use client';
import type { ReactElement } from 'react';
import { notification, type NotificationRule } from '../../contract';
import { readDeviceName } from '../../domain';
import { useDevices, useHolders, useLabels, type TranslateLabel } from '../../react';
import { useReferenceNames } from '../../react/resource/use-reference-names';

const GROUPS = ['Group'];
const NO_NAMES: readonly string[] = [];
/** Max number of names shown; more are counted. */
const NAMED = 2;

/** Devices and groups a rule applies to: a few by name, many as a number. */
export function RuleHolds({ rule }: { rule: NotificationRule }): ReactElement {
  const t = useLabels();
  const devices = useDevices();
  const { data } = useHolders(notification, rule.always ? null : rule.id);
  const groupNames = useReferenceNames(data?.groupIds.length ? GROUPS : NO_NAMES)['Group'];
  if (rule.always) return <>{t('rules.holds.all')}</>;
  if (!data) return <>{t('rules.holds.some')}</>;
  const text = sayHolds(t, [
    data.groupIds.map((id) => groupNames?.get(id) ?? `#${id}`),
    data.deviceIds.map((id) => {
      const device = devices.get(id);
      return device ? readDeviceName(device) : `#${id}`;
    }),
  ]);
  return <span title={text}>{text}</span>;
}

function sayHolds(
  t: TranslateLabel,
  [groups, devices]: readonly [readonly string[], readonly string[]],
): string {
  const names = [...groups, ...devices];
  if (names.length === 0) return t('rules.holds.nothing');
  if (names.length <= NAMED) return names.join(', ');
  return [
    ...(groups.length > 0 ? [t('rules.holds.groups', { count: groups.length })] : []),
    ...(devices.length > 0 ? [t('rules.holds.devices', { count: devices.length })] : []),
  ].join(' · ');
}
