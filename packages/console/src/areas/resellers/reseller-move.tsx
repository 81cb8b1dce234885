import { reseller, type ResellerThing } from '@rastro/sdk/contract';
import { describeRefusal, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import { ReferencesField } from '@rastro/sdk/resource';
import { useState, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { ResellerSection } from './reseller-section';

/** Effect of a move, and its target: 0 is no reseller. */
interface Reach {
  to: number;
  accounts: number;
  vehicles: number;
  comes: readonly ResellerThing[];
  stays: readonly ResellerThing[];
}

interface ResellerMoveProps {
  resellerId: number;
  /** Allows accounts to be left without a reseller. */
  mayRelease: boolean;
}

/** Brings accounts, with all below them, to a reseller or out of any, after saying who and what comes along. */
export function ResellerMove({ resellerId, mayRelease }: ResellerMoveProps): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const [userIds, setUserIds] = useState<readonly number[]>([]);
  const [reach, setReach] = useState<Reach | null>(null);
  const [said, setSaid] = useState('');

  const moveOne = (userId: number, to: number, apply: boolean) =>
    client.resource(reseller).move({ userId, resellerId: to, apply });
  async function plan(to: number) {
    setSaid('');
    try {
      const plans = await Promise.all(userIds.map((userId) => moveOne(userId, to, false)));
      const accounts = new Set(plans.flatMap((each) => each.userIds)).size;
      const vehicles = plans.reduce((sum, each) => sum + each.vehicles, 0);
      const [comes, stays] = [
        plans.flatMap((each) => each.comes),
        plans.flatMap((each) => each.stays),
      ];
      setReach({ to, accounts, vehicles, comes, stays });
    } catch (reason) {
      setSaid(t(describeRefusal(reason)));
    }
  }
  async function move() {
    for (const userId of userIds) {
      await moveOne(userId, reach?.to ?? resellerId, true);
      // One that is refused leaves those after it chosen.
      setUserIds((left) => left.filter((each) => each !== userId));
    }
    setSaid(t('resellers.move.done'));
  }
  const isRelease = reach?.to === 0;
  const counts = { count: reach?.accounts ?? 0, vehicles: reach?.vehicles ?? 0 };
  const nameAll = (things: readonly ResellerThing[] = []) =>
    things
      .map(({ type, name, id }) => t(`resellers.thing.${type}`, { name: name || `#${id}` }))
      .join(', ');
  return (
    <ResellerSection aria-label={t('resellers.move.title')}>
      <ReferencesField
        refersTo="User"
        label={t('resellers.move.title')}
        value={userIds}
        onChange={setUserIds}
      />
      <Button disabled={userIds.length === 0} onClick={() => void plan(resellerId)}>
        {t('resellers.move.action')}
      </Button>
      {mayRelease ? (
        <Button disabled={userIds.length === 0} onClick={() => void plan(0)}>
          {t('resellers.release.action')}
        </Button>
      ) : null}
      <span role="status">{said}</span>
      <ConfirmDialog
        isOpen={reach !== null}
        title={t(isRelease ? 'resellers.release.ask' : 'resellers.move.ask')}
        confirmLabel={t(isRelease ? 'resellers.release.action' : 'resellers.move.action')}
        cancelLabel={t('form.cancel.action')}
        onConfirm={move}
        describeFailure={(reason) => t(describeRefusal(reason))}
        onClose={() => setReach(null)}
      >
        <p>{isRelease ? t('resellers.release.plan', counts) : t('resellers.move.plan', counts)}</p>
        {reach?.comes.length ? (
          <p>{t('resellers.move.comes', { names: nameAll(reach.comes) })}</p>
        ) : null}
        {reach?.stays.length ? (
          <p>{t('resellers.move.stays', { names: nameAll(reach.stays) })}</p>
        ) : null}
      </ConfirmDialog>
    </ResellerSection>
  );
}
