import { usePlanFields } from '@rastro/sdk/internal';
import { maintenance, maintenanceRecord, type Maintenance } from '@rastro/sdk/contract';
import { isPlanTime, MINUTE_MS, readDeviceName, type DueLine } from '@rastro/sdk/domain';
import {
  useAccess,
  useDevices,
  useFormat,
  useHolders,
  useResourceChanges,
  useShortForm,
} from '@rastro/sdk/internal/react';
import { Checkbox, FormDialog, NumberField, TextArea } from '@rastro/sdk/internal/ui';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

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
  const isByDay = isPlanTime(plan.type);
  // Moving the plan moves it for all vehicles that have it.
  const isAlone = holders?.deviceIds.length === 1 && holders.groupIds.length === 0;
  const canMove = isAlone && mayChange;

  const { values, change, problemOf, dialog } = useShortForm({
    name: `done ${plan.id} ${deviceId}`,
    start: () => ({
      doneAt: nowMs as number | null,
      counter: next.dueAt - next.remaining,
      cost: null as number | null,
      note: '',
      isMoved: true,
    }),
    async send({ doneAt, counter, cost, note, isMoved }) {
      const at = new Date(doneAt ?? nowMs);
      const counted = isByDay ? at.getTime() : counter;
      await records.create({
        deviceId,
        maintenanceId: plan.id,
        counter: counted,
        cost,
        note,
        doneAt: at.toISOString(),
      });
      if (canMove && isMoved) await plans.patch(plan.id, { start: counted + plan.period });
    },
    onClose,
  });
  const { doneAt: doneMs, counter, cost, note, isMoved } = values;
  const isAhead = doneMs !== null && doneMs > nowMs + MINUTE_MS;
  const field = { hint: undefined, error: undefined, readOnly: false };
  const name = device ? readDeviceName(device) : `#${deviceId}`;
  return (
    <FormDialog
      {...dialog}
      title={t('services.done.title')}
      sendLabel={t('services.done.save')}
      cancelLabel={t('form.cancel.action')}
      canSend={doneMs !== null && !isAhead}
    >
      <Fields>
        <Of>{t('services.done.of', { plan: plan.name, device: name })}</Of>
        {figure?.draw({
          ...field,
          id: `${id}-at`,
          label: t('services.done.at'),
          error: isAhead ? t('services.done.future') : problemOf('doneAt'),
          value: doneMs,
          onChange: (value) => change({ doneAt: Number(value) || null }),
          values: MOMENT,
        })}
        {isByDay
          ? null
          : figure?.draw({
              ...field,
              id: `${id}-counter`,
              label: t('services.done.counter'),
              hint: t('services.done.counterHint'),
              error: problemOf('counter'),
              value: counter,
              onChange: (value) => change({ counter: Number(value) || 0 }),
              values: { type: plan.type },
            })}
        <NumberField
          locale={locale}
          label={t('services.done.cost')}
          min={0}
          decimals={2}
          error={problemOf('cost')}
          value={cost}
          onChange={(next) => change({ cost: next })}
        />
        <TextArea
          label={t('services.done.note')}
          maxLength={1000}
          error={problemOf('note')}
          value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {canMove ? (
          <Checkbox
            id={`${id}-move`}
            checked={isMoved}
            onChange={(isOn) => change({ isMoved: isOn })}
          >
            {t('services.done.move')}
          </Checkbox>
        ) : null}
      </Fields>
    </FormDialog>
  );
}
