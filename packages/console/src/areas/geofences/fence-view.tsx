import type { Geofence } from '@rastro/sdk/contract';
import { describeArea, readDeviceName, readFlag } from '@rastro/sdk/domain';
import {
  useAccess,
  useDevices,
  useFormat,
  describeError,
  useResourceItem,
  type FenceEntry,
  type FenceVisitors,
} from '@rastro/sdk/internal/react';
import { calendar } from '@rastro/sdk/contract';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { FactSection } from '../../frame/resource/fact-section';
import { LinkLine, LinkList } from '../../frame/resource/links/link-styles';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 16px;
  margin: 0;
  padding: 14px 16px;
  font: 400 13px/18px var(--rastro-font-family);
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Swatch = styled.span`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-inline-end: 6px;
  border: 1px solid var(--rastro-border-strong);
  border-radius: 3px;
  vertical-align: -2px;
`;
const DeviceLink = styled(Link)`
  color: var(--rastro-text);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 14px 16px 0;
`;
/** Max vehicles inside that are drawn. */
const MAX_SHOWN = 50;

/** View of a fence: its facts, the vehicles in it now, and its actions. */
export function FenceView({
  entry,
  visitors,
  onEdit,
  onDelete,
  children,
}: {
  entry: FenceEntry;
  visitors: FenceVisitors;
  onEdit: () => void;
  /** Deletes it; rejects when that fails. */
  onDelete: (fence: Geofence) => Promise<void>;
  children?: ReactNode;
}): ReactElement {
  const { fence, look, speedLimitKnots } = entry;
  const t = useText();
  const format = useFormat();
  const access = useAccess();
  const devices = useDevices();
  const calendarName = useResourceItem(calendar, fence.calendarId || null).data?.name;
  const [isAsking, setAsking] = useState(false);
  const inside = (visitors.get(fence.id) ?? []).flatMap((id) => devices.get(id) ?? []);
  const { color, floor, ceiling } = fence.attributes;
  const meters = (value: unknown) =>
    typeof value === 'number' && value !== 0 ? `${format.number(value)} m` : null;
  const facts = [
    ['geofences.shape.title', t(describeArea(look, format.number))],
    ['geofences.field.description', fence.description],
    ['geofences.field.speedLimit', speedLimitKnots && format.speed(speedLimitKnots)],
    ['geofences.field.calendar', calendarName],
    ['geofences.field.floor', meters(floor)],
    ['geofences.field.ceiling', meters(ceiling)],
    ['geofences.field.lockOnEnter', readFlag(fence, 'lockOnEnter') && t('common.yes')],
    ['geofences.field.lockOnExit', readFlag(fence, 'lockOnExit') && t('common.yes')],
  ] as const;
  const isColor = typeof color === 'string' && /^#[\da-f]{3,6}$/i.test(color);
  return (
    <>
      <Actions>
        {access('update', 'geofences').allowed ? (
          <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            {t('geofences.edit.action')}
          </Button>
        ) : null}
        {access('delete', 'geofences').allowed ? (
          <Button
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {t('geofences.delete.action')}
          </Button>
        ) : null}
      </Actions>
      <Facts>
        {facts.map(([key, value]) =>
          value ? (
            <FactLine key={key} label={t(key)}>
              {value}
            </FactLine>
          ) : null,
        )}
        {isColor ? (
          <FactLine label={t('geofences.field.color')}>
            <Swatch style={{ background: color }} />
            {color}
          </FactLine>
        ) : null}
      </Facts>
      <FactSection title={`${t('geofences.inside.title')} · ${format.number(inside.length)}`}>
        {inside.length === 0 ? <p>{t('geofences.inside.none')}</p> : null}
        <LinkList>
          {inside.slice(0, MAX_SHOWN).map((device) => (
            <LinkLine key={device.id}>
              <bdi>
                <DeviceLink to={`/devices/${device.id}`}>{readDeviceName(device)}</DeviceLink>
              </bdi>
            </LinkLine>
          ))}
        </LinkList>
      </FactSection>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('geofences.delete.title', { name: fence.name })}
        confirmLabel={t('geofences.delete.action')}
        cancelLabel={t('geofences.cancel.action')}
        danger
        onConfirm={() => onDelete(fence)}
        describeFailure={(error) => t(describeError(error))}
      >
        {t('geofences.delete.text')}
      </ConfirmDialog>
    </>
  );
}

const FactLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);
