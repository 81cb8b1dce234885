import type { ReactElement } from 'react';
import { UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { isNameLike, readText } from '../../../domain';
import { useDeviceDriver, useLabels } from '../../../react';
import { Part } from './part';

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--rastro-surface-active);
    color: var(--rastro-text-muted);
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & a {
    color: var(--rastro-accent-ink);
  }
`;

/** What a telephone dials; text of strangers is none. */
const TELEPHONE = /^\+?[\d ().-]{3,32}$/;

/** Who drives; nothing while nobody has identified themselves. */
export function DriverCard({ position }: { position: Position | undefined }): ReactElement | null {
  const t = useLabels();
  const found = useDeviceDriver(position);
  if (!found) return null;
  const { driver, uniqueId } = found;
  const phone = readText(driver, 'phone');
  const isCode = !driver && !isNameLike(uniqueId);
  return (
    <Part title={t('detail.driver.title')}>
      <Card>
        <span>
          <UserRound size={18} aria-hidden="true" />
        </span>
        <div>
          <strong dir="auto">
            {isCode ? t('detail.driver.unknown') : (driver?.name ?? uniqueId)}
          </strong>
          {isCode ? <span dir="auto">{t('detail.driver.code', { code: uniqueId })}</span> : null}
          {TELEPHONE.test(phone) ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          ) : (
            phone
          )}
        </div>
      </Card>
    </Part>
  );
}
