import { reseller } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { ReferencesField } from '@rastro/sdk/resource';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { ResellerSection } from './reseller-section';

/** Whom a move brings along. */
interface Reach {
  accounts: number;
  vehicles: number;
}

/** Brings accounts, with all below them, to a reseller, after saying who and how many vehicles come along. */
export function ResellerMove({ resellerId }: { resellerId: number }): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [userIds, setUserIds] = useState<readonly number[]>([]);
  const [reach, setReach] = useState<Reach | null>(null);
  const [said, setSaid] = useState('');

  const moveOne = (userId: number, apply: boolean) =>
    client.resource(reseller).move({ userId, resellerId, apply });
  async function plan() {
    setSaid('');
    try {
      const plans = await Promise.all(userIds.map((userId) => moveOne(userId, false)));
      const accounts = new Set(plans.flatMap((each) => each.userIds)).size;
      setReach({ accounts, vehicles: plans.reduce((sum, each) => sum + each.vehicles, 0) });
    } catch (reason) {
      setSaid(t(describeError(reason)));
    }
  }
  async function move() {
    for (const userId of userIds) {
      await moveOne(userId, true);
      // One that is refused leaves those after it chosen.
      setUserIds((left) => left.filter((each) => each !== userId));
    }
    setSaid(t('resellers.move.done'));
  }
  return (
    <ResellerSection aria-label={t('resellers.move.title')}>
      <ReferencesField
        refersTo="User"
        label={t('resellers.move.title')}
        value={userIds}
        onChange={setUserIds}
      />
      <Button disabled={userIds.length === 0} onClick={() => void plan()}>
        {t('resellers.move.action')}
      </Button>
      <span role="status">{said}</span>
      <ConfirmDialog
        isOpen={reach !== null}
        title={t('resellers.move.ask')}
        confirmLabel={t('resellers.move.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={move}
        describeFailure={(reason) => t(describeError(reason))}
        onClose={() => setReach(null)}
      >
        {t('resellers.move.plan', {
          count: reach?.accounts ?? 0,
          vehicles: reach?.vehicles ?? 0,
        })}
      </ConfirmDialog>
    </ResellerSection>
  );
}
