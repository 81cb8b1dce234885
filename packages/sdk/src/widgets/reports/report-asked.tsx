import { useId, type ReactElement, type Ref } from 'react';
import { CalendarClock, RefreshCw, SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import {
  findOnlyVehicle,
  MOBILE_MAX_WIDTH_PX,
  type Period,
  readDeviceName,
  readPlate,
  type ReportKind,
  type ReportView,
  toDayKey,
  formatSilentHours,
} from '../../domain';
import { useDevices, useFormat, useGroupFleet, useLabels, useTrackingClient } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { Button, IconButton, truncate, useMedia } from '../../ui';

const Root = styled.section`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  padding: 6px 24px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
  & > p {
    ${truncate}
    flex: 1;
    margin: 0;
    color: var(--rastro-text-muted);
    @media (max-width: 768px) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
  & b {
    color: var(--rastro-text);
    font-weight: 550;
  }
`;

/** Max number of names shown; the rest are counted. */
const MAX_NAMES = 3;

/** Parameters of a report, in one line, with buttons to run it again and to change it. */
export function ReportAsked({
  kind,
  view: { vehicles, period: choice, silentHours },
  period,
  onAgain,
  onSchedule,
  onChange,
  ref,
}: {
  kind: ReportKind;
  view: ReportView;
  period: Period | null;
  onAgain: () => void;
  onSchedule: (() => void) | undefined;
  onChange: () => void;
  ref?: Ref<HTMLButtonElement>;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('ReportAsked');
  const { attributePrefix } = useTrackingClient();
  const devices = useDevices();
  const { groups } = useGroupFleet();
  const textId = useId();
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);
  const named = vehicles === null || vehicles === 'all' ? null : vehicles;
  const names = named && [
    ...named.groupIds.map((id) => groups?.find((one) => one.id === id)?.name ?? `#${id}`),
    ...named.deviceIds.map((id) => {
      const device = devices.get(id);
      return device ? readDeviceName(device) : `#${id}`;
    }),
  ];
  // Rows of one vehicle do not name it.
  const only = devices.get(findOnlyVehicle(vehicles) ?? 0);
  const plate = only ? readPlate(only, attributePrefix) : '';
  const left = (names?.length ?? 0) - MAX_NAMES;
  const who = !names
    ? t('report.page.vehicles.all')
    : left > 0
      ? t('report.page.asked.more', { names: names.slice(0, MAX_NAMES).join(', '), count: left })
      : [names.join(', '), plate].filter(Boolean).join(' · ');
  const said =
    kind === 'silent'
      ? [t('report.page.silent.label'), formatSilentHours(silentHours, format)].join(' ')
      : t(`period.kind.${choice.kind}`);
  const isOneDay =
    period !== null && toDayKey(period.fromMs, timeZone) === toDayKey(period.toMs, timeZone);
  const ends =
    kind === 'silent' || !period
      ? null
      : t('period.span.text', {
          from: format.dateTime(period.fromMs),
          to: isOneDay ? format.time(period.toMs) : format.dateTime(period.toMs),
        });
  const tools = [
    ...(onSchedule
      ? [{ label: t('report.page.schedule'), Icon: CalendarClock, onClick: onSchedule }]
      : []),
    ...(kind === 'silent'
      ? []
      : [{ label: t('report.page.refresh'), Icon: RefreshCw, onClick: onAgain }]),
  ];
  return (
    <Root data-printable className="rastro-report-asked" aria-label={t('report.page.asked.label')}>
      <p id={textId} title={who}>
        <b>{said}</b>
        {ends === null ? null : ` · ${ends}`}
        {' · '}
        <bdi>{who}</bdi>
      </p>
      {tools.map(({ label, Icon, onClick }) =>
        isPhone ? (
          <IconButton
            key={label}
            label={label}
            icon={<Icon aria-hidden="true" />}
            onClick={onClick}
          />
        ) : (
          <Button
            key={label}
            size="sm"
            icon={<Icon size={14} aria-hidden="true" />}
            aria-describedby={textId}
            onClick={onClick}
          >
            {label}
          </Button>
        ),
      )}
      <Button
        ref={ref}
        size="sm"
        icon={<SlidersHorizontal size={14} aria-hidden="true" />}
        aria-label={t('report.page.change')}
        aria-describedby={textId}
        aria-expanded={false}
        onClick={onChange}
      >
        {t('report.page.asked.change')}
      </Button>
    </Root>
  );
}
