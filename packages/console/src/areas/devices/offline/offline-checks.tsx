import type { Device } from '@rastro/sdk/contract';
import type { FoundCause, OfflineCause, OfflineFacts, OfflineReading } from '@rastro/sdk/domain';
import { useAccess, useFormat } from '@rastro/sdk/internal/react';
import { Sparkline } from '@rastro/sdk/internal/ui';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { Card, Checks } from './offline-styles';

/** All that was looked at, whether it is the reason or not; what is wrong first. */
export function OfflineChecks({
  device,
  facts,
  causes,
}: {
  device: Device;
  facts: OfflineFacts;
  causes: readonly FoundCause[];
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const mayEdit = useAccess()('update', 'devices', { own: true }).allowed;
  const none = t('offline.value.none');
  const at = (ms: number | null) => (ms === null ? none : format.dateTime(ms));
  const isFound = (...wanted: readonly OfflineCause[]) =>
    causes.some(({ cause }) => wanted.includes(cause));
  const figure = (key: 'power' | 'battery', unit: string) => {
    const value = facts.readings.findLast((reading) => reading[key] !== undefined)?.[key];
    return value === undefined ? none : `${format.number(value, key === 'power' ? 1 : 0)} ${unit}`;
  };
  const { expiresAtMs, simEndsAtMs, nowMs } = facts;
  const state = facts.isDisabled
    ? t('offline.value.disabled')
    : expiresAtMs === null
      ? t('offline.value.active')
      : t(expiresAtMs <= nowMs ? 'offline.value.expired' : 'offline.value.until', {
          time: format.dateTime(expiresAtMs, { year: true }),
        });
  const sim = simEndsAtMs === null ? none : format.date(simEndsAtMs - 1, { year: true });
  const rows: readonly { name: string; value: string; isBad: boolean; more?: ReactNode }[] = [
    { name: t('offline.check.message'), value: at(facts.heardAtMs), isBad: !facts.isOnline },
    { name: t('offline.check.fix'), value: at(facts.fixedAtMs), isBad: isFound('noFix') },
    {
      name: t('offline.check.power'),
      value: figure('power', 'V'),
      isBad: isFound('powerCut'),
      more: <Trend of="power" name={t('offline.check.power')} readings={facts.readings} />,
    },
    {
      name: t('offline.check.battery'),
      value: figure('battery', '%'),
      isBad: isFound('batteryEmpty'),
      more: <Trend of="battery" name={t('offline.check.battery')} readings={facts.readings} />,
    },
    { name: t('offline.check.sim'), value: sim, isBad: isFound('simEnded') },
    { name: t('offline.check.phone'), value: device.phone || none, isBad: false },
    { name: t('offline.check.device'), value: state, isBad: isFound('disabled', 'expired') },
    {
      name: t('offline.check.rights'),
      value: t(mayEdit ? 'offline.value.mayEdit' : 'offline.value.readOnly'),
      isBad: false,
    },
  ];
  return (
    <Card>
      <h2>{t('offline.checks.title')}</h2>
      <Checks>
        {rows
          .toSorted((a, b) => Number(b.isBad) - Number(a.isBad))
          .map(({ name, value, isBad, more }) => (
            <div key={name} data-bad={isBad}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
              {more ? <dd>{more}</dd> : null}
            </div>
          ))}
      </Checks>
    </Card>
  );
}

function Trend({
  of,
  name,
  readings,
}: {
  of: 'power' | 'battery';
  name: string;
  readings: readonly OfflineReading[];
}): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const measurements = readings.flatMap(({ timeMs, [of]: value }) =>
    value === undefined ? [] : [{ atMs: timeMs, value }],
  );
  const [first, last] = [measurements[0], measurements.at(-1)];
  if (!first || !last || measurements.length < 2) return null;
  const say = (value: number) => format.number(value, 1);
  const params = { name, from: say(first.value), to: say(last.value) };
  return <Sparkline measurements={measurements} label={t('offline.trend.label', params)} />;
}
