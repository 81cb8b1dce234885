import { usePlanFields } from '@rastro/sdk/internal';
import { dueNotice, type DueNotice, type DueNoticeInput } from '@rastro/sdk/contract';
import { HOUR_MS, RULE_CHANNELS, splitList } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useDueNotices,
  useFormat,
  useResourceChanges,
  useShortForm,
} from '@rastro/sdk/internal/react';
import {
  Button,
  Checkbox,
  Dialog,
  FormDialog,
  NumberField,
  Spinner,
  Switch,
} from '@rastro/sdk/internal/ui';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../resource/section-parts';
import { useText } from '../i18n/text-context';

/** Subject of a notice. */
export type NoticeKind = DueNotice['kind'];

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
`;
const Channels = styled.fieldset`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 6px;
    font-weight: 500;
  }
`;
const START = { days: 30, distance: 500_000, hours: 20 * HOUR_MS };
const MAX_DAYS = 365;

/**
 * Dialog for notices before something is due: on or off, how long before, and by which channels.
 */
export function NoticeDialog({
  kind,
  onClose,
}: {
  kind: NoticeKind;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { data, error } = useDueNotices();
  const title = t(`notices.${kind}.title`);
  if (data && data.channels.length > 0) {
    const kept = data.notices.find((notice) => notice.kind === kind);
    return (
      <NoticeForm
        kind={kind}
        title={title}
        kept={kept}
        onClose={onClose}
        channels={data.channels}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('form.cancel.action')}</Button>}
    >
      {error !== undefined ? (
        <Problem role="alert">{t(describeRefusal(error))}</Problem>
      ) : data ? (
        <p>{t('notices.none.text')}</p>
      ) : (
        <Spinner label={title} />
      )}
    </Dialog>
  );
}

function NoticeForm({
  kind,
  title,
  kept,
  channels,
  onClose,
}: {
  kind: NoticeKind;
  title: string;
  kept: DueNotice | undefined;
  channels: readonly string[];
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const id = useId();
  const { period: figure } = usePlanFields();
  const changes = useResourceChanges(dueNotice);
  const { values, change, problemOf, dialog } = useShortForm({
    name: `notice ${kind}`,
    start: () => {
      const known = splitList(kept?.channels).filter((name) => channels.includes(name));
      const { days, distance, hours } = kept ?? START;
      const chosen = known.length > 0 ? known : channels.slice(0, 1);
      return { isOn: kept !== undefined, days, distance, hours, chosen };
    },
    async send({ isOn, chosen, ...lead }) {
      const input: DueNoticeInput = { kind, ...lead, channels: chosen.join(',') };
      if (!isOn) await (kept && changes.delete(kept.id));
      else if (kept) await changes.update({ ...kept, ...input });
      else await changes.create(input);
    },
    onClose,
  });
  const { isOn, days, chosen } = values;
  const sayChannel = (name: string): string => {
    const known = RULE_CHANNELS.find((channel) => channel === name);
    return known ? t(`rules.channel.${known}`) : name;
  };
  const drawFigure = (
    name: 'distance' | 'hours',
    { label, type }: { label: string; type: string },
  ) =>
    figure?.draw({
      id: `${id}-${name}`,
      label,
      hint: undefined,
      error: problemOf(name),
      readOnly: !isOn,
      value: values[name],
      onChange: (value) => change({ [name]: Number(value) || 0 }),
      values: { type },
    });
  const isValid = days >= 0 && days <= MAX_DAYS && chosen.length > 0;
  return (
    <FormDialog
      {...dialog}
      title={title}
      sendLabel={t('form.save.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={!isOn || isValid}
    >
      <Fields>
        <p>{t(`notices.${kind}.text`)}</p>
        <Switch checked={isOn} onChange={(next) => change({ isOn: next })}>
          {t('notices.on.label')}
        </Switch>
        <NumberField
          locale={locale}
          label={t('notices.days.label')}
          unit={t('plan.days.unit')}
          decimals={0}
          min={0}
          max={MAX_DAYS}
          readOnly={!isOn}
          value={days}
          error={problemOf('days')}
          onChange={(value) => change({ days: value ?? 0 })}
        />
        {kind === 'maintenance' ? (
          <>
            {drawFigure('distance', { label: t('notices.distance.label'), type: 'odometer' })}
            {drawFigure('hours', { label: t('notices.hours.label'), type: 'hours' })}
          </>
        ) : null}
        <Channels>
          <legend>{t('notices.channels.label')}</legend>
          {channels.map((name) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              disabled={!isOn}
              onChange={(isChosen) =>
                change({
                  chosen: isChosen ? [...chosen, name] : chosen.filter((each) => each !== name),
                })
              }
            >
              {sayChannel(name)}
            </Checkbox>
          ))}
        </Channels>
      </Fields>
    </FormDialog>
  );
}
