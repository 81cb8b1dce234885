import type { ReactElement } from 'react';
import { MessageCircle, Phone, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { findPhone, isNameLike, readText } from '../../../domain';
import { useDeviceDriver, useLabels } from '../../../react';
import { focusRing, touchMedia } from '../../../ui';
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
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font: 400 12px/16px var(--rastro-font-family);
  }
`;

const Link = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: var(--rastro-radius-control);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  ${focusRing}
  &:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  & + & {
    margin-inline-start: -4px;
  }
  ${touchMedia} {
    width: 44px;
    height: 44px;
  }
`;

/** Somebody with a name, and how to reach them. */
function Person({
  name,
  note,
  written,
}: {
  name: string;
  note: string;
  /** Text in which a number may stand. */
  written: string;
}): ReactElement {
  const t = useLabels();
  const phone = findPhone(written);
  return (
    <Card>
      <span>
        <UserRound size={18} aria-hidden="true" />
      </span>
      <div>
        <strong dir="auto">{name}</strong>
        {note ? <small dir="auto">{note}</small> : null}
      </div>
      {phone ? (
        <Link href={phone.call} aria-label={t('detail.call.action', { name })}>
          <Phone size={18} aria-hidden="true" />
        </Link>
      ) : null}
      {phone?.message ? (
        <Link
          href={phone.message}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('detail.message.action', { name })}
        >
          <MessageCircle size={18} aria-hidden="true" />
        </Link>
      ) : null}
    </Card>
  );
}

/** Current driver; nothing while nobody has identified themselves. */
export function DriverCard({
  position,
  isBare = false,
}: {
  position: Position | undefined;
  /** Without its heading: among what is told at a glance. Default false. */
  isBare?: boolean;
}): ReactElement | null {
  const t = useLabels();
  const found = useDeviceDriver(position);
  if (!found) return null;
  const { driver, uniqueId } = found;
  const phone = readText(driver, 'phone');
  const isCode = !driver && !isNameLike(uniqueId);
  const name = isCode ? t('detail.driver.unknown') : (driver?.name ?? uniqueId);
  const note = isCode ? t('detail.driver.code', { code: uniqueId }) : phone;
  const person = <Person name={name} note={note} written={phone} />;
  return isBare ? person : <Part title={t('detail.driver.title')}>{person}</Part>;
}

/**
 * Contact person of a vehicle; nothing without a phone number, since the list of facts shows the
 * rest.
 */
export function ContactCard({ contact }: { contact: string }): ReactElement | null {
  const t = useLabels();
  if (!findPhone(contact)) return null;
  return (
    <Part title={t('attribute.contact.label')}>
      <Person name={contact} note="" written={contact} />
    </Part>
  );
}
