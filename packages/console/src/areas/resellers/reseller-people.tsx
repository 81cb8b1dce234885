import { reseller } from '@rastro/sdk/contract';
import { describeRefusal, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { ReferencesField } from '@rastro/sdk/resource';
import { useState, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResellerSection } from './reseller-section';

interface ResellerPeopleProps {
  resellerId: number;
  people: readonly number[];
}

/** Says who works for a reseller: accounts right below it, which sign in as themselves and work in its account. */
export function ResellerPeople({ resellerId, people }: ResellerPeopleProps): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [userIds, setUserIds] = useState(people);
  const [kept, setKept] = useState(people);
  const [said, setSaid] = useState('');
  const isSame = userIds.length === kept.length && userIds.every((id) => kept.includes(id));

  async function save() {
    try {
      const now = await client.resource(reseller).setPeople({ resellerId, userIds: [...userIds] });
      setKept(now);
      setUserIds(now);
      setSaid(t('resellers.people.done'));
    } catch (reason) {
      setSaid(t(describeRefusal(reason)));
    }
  }
  return (
    <ResellerSection aria-label={t('resellers.people.title')}>
      <ReferencesField
        refersTo="User"
        label={t('resellers.people.title')}
        value={userIds}
        onChange={setUserIds}
      />
      <p>{t('resellers.people.text')}</p>
      <Button disabled={isSame} onClick={() => void save()}>
        {t('form.save.action')}
      </Button>
      <span role="status">{said}</span>
    </ResellerSection>
  );
}
