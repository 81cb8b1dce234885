import { usePlanFields } from '@rastro/sdk/internal';
import { maintenance, maintenanceRecord, type Maintenance } from '@rastro/sdk/contract';
import { isPlanTime, MINUTE_MS, readDeviceName, type DueLine } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useAccess,
  useDevices,
  useFormat,
  useHolders,
  useResourceChanges,
} from '@rastro/sdk/internal/react';
import { Checkbox, FormDialog, NumberField, TextArea } from '@rastro/sdk/internal/ui';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;
const Of = styled.p`
  margin: 0;
  font-weight: 500;
`;
const MOMENT = { type: 'fixTime' };

/** Writes down that a maintenance was done on a vehicle: when, at how much, for how much; the next is counted from it. */
export function DoneDialog({
  line: { deviceId, plan, next },
  nowMs,
  onClose,
}: {
  line: DueLine<Maintenance>;
  nowMs: number;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const id = useId();
  const device = useDevices().get(deviceId);
  const { start: figure } = usePlanFields();
  const records = useResourceChanges(maintenanceRecord);
  const plans = useResourceChanges(maintenance);
  const { data: holders } = useHolders(maintenance, plan.id);
  const mayChange = useAccess()('update', 'maintenance').allowed;
  const [doneMs, setDone] = useState<number | null>(nowMs);
  const [counter, setCounter] = useState(next.dueAt - next.remaining);
  const [cost, setCost] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isMoved, setMoved] = useState(true);
  const [failure, setFailure] = useState('');
  const isByDay = isPlanTime(plan.type);
  // Moving the plan moves it for all vehicles that have it.
  const isAlone = holders?.deviceIds.length === 1 && holders.groupIds.length === 0;
  const canMove = isAlone && mayChange;

  async function send() {
    const doneAt = new Date(doneMs ?? nowMs);
    const counted = isByDay ? doneAt.getTime() : counter;
    try {
      await records.create({
        ...{ deviceId, maintenanceId: plan.id, counter: counted, cost, note },
        doneAt: doneAt.toISOString(),
      });
      if (canMove && isMoved) await plans.patch(plan.id, { start: counted + plan.period });
      return true;
    } catch (error) {
      setFailure(t(describeRefusal(error)));
      return false;
    }
  }
  const isAhead = doneMs !== null && doneMs > nowMs + MINUTE_MS;
  const field = { hint: undefined, error: undefined, readOnly: false };
  const name = device ? readDeviceName(device) : `#${deviceId}`;
  return (
    <FormDialog
      title={t('services.done.title')}
      sendLabel={t('services.done.save')}
      cancelLabel={t('form.cancel.action')}
      canSend={doneMs !== null && !isAhead}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        <Of>{t('services.done.of', { plan: plan.name, device: name })}</Of>
        {figure?.draw({
          ...field,
          id: `${id}-at`,
          label: t('services.done.at'),
          error: isAhead ? t('services.done.future') : undefined,
          value: doneMs,
          onChange: (value) => setDone(Number(value) || null),
          values: MOMENT,
        })}
        {isByDay
          ? null
          : figure?.draw({
              ...field,
              id: `${id}-counter`,
              label: t('services.done.counter'),
              hint: t('services.done.counterHint'),
              value: counter,
              onChange: (value) => setCounter(Number(value) || 0),
              values: { type: plan.type },
            })}
        <NumberField
          {...{ locale }}
          label={t('services.done.cost')}
          min={0}
          decimals={2}
          value={cost}
          onChange={setCost}
        />
        <TextArea
          label={t('services.done.note')}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {canMove ? (
          <Checkbox id={`${id}-move`} checked={isMoved} onChange={setMoved}>
            {t('services.done.move')}
          </Checkbox>
        ) : null}
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
