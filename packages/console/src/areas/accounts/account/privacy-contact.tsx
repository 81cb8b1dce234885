import type { PrivacyContact } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../frame/i18n/text-context';

const List = styled.dl`
  margin: 0;
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
  }
  & a {
    color: var(--rastro-text);
    @media (pointer: coarse), (max-width: 768px) {
      display: inline-block;
      padding-block: 12px;
    }
  }
`;

/** Contact for personal data; nothing where the brand names nobody. */
export function PrivacyContactFacts({
  contact,
}: {
  contact: PrivacyContact | null | undefined;
}): ReactElement | null {
  const t = useText();
  if (!contact) return null;
  const { name, email, phone, url } = contact;
  return (
    <List>
      <dt>{t('privacy.contact.label')}</dt>
      <dd dir="auto">{name}</dd>
      {email ? (
        <dd>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </dd>
      ) : null}
      {phone ? (
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
      ) : null}
      {url && /^https?:\/\//i.test(url) ? (
        <dd>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        </dd>
      ) : null}
    </List>
  );
}
