import { LOG_OUTCOMES, type LogOutcome } from '@rastro/sdk/domain';
import { PeriodPicker, type usePeriod } from '@rastro/sdk/internal/react';
import { Chip, SelectMenu, Switch } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { type LogChoice, SHOWN_KINDS } from './log-address';
import { listActions, sayAction } from './log-words';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;

/** Filter bar of a log. */
export function LogFilters({
  choice,
  period,
  scopeName,
  isLive,
  onChange,
  onLive,
}: {
  choice: LogChoice;
  period: ReturnType<typeof usePeriod>;
  /** Name of the vehicle or account, when the log is limited to one. */
  scopeName: string;
  isLive: boolean;
  onChange: (next: LogChoice, isStep: boolean) => void;
  onLive: (isLive: boolean) => void;
}): ReactElement {
  const t = useText();
  const { scope, kind, action, outcome } = choice;
  return (
    <Row>
      {scope.kind === 'server' ? null : (
        <Chip
          on
          removeLabel={t('log.of.all')}
          onClick={() => onChange({ ...choice, scope: { kind: 'server' } }, true)}
        >
          {t(`log.of.${scope.kind}`, { name: scopeName })}
        </Chip>
      )}
      <SelectMenu<LogChoice['kind']>
        label={t('log.kind')}
        hideLabel
        size="toolbar"
        options={SHOWN_KINDS.map((value) => ({ value, label: t(`log.kind.${value}`) }))}
        value={kind}
        onChange={(next) => onChange({ ...choice, kind: next, action: '', outcome: '' }, true)}
      />
      <PeriodPicker
        choice={choice.period}
        state={period}
        onChange={(next, { isStep }) => onChange({ ...choice, period: next }, isStep)}
      />
      <SelectMenu<string>
        label={t('log.action')}
        hideLabel
        size="toolbar"
        options={[
          { value: '', label: t('log.any.action') },
          ...listActions(kind).map((value) => ({ value, label: sayAction(t, value) })),
        ]}
        value={action}
        onChange={(next) => onChange({ ...choice, action: next }, true)}
      />
      {kind === 'reads' ? null : (
        <SelectMenu<LogOutcome | ''>
          label={t('log.outcome')}
          hideLabel
          size="toolbar"
          options={[
            { value: '', label: t('log.any.outcome') },
            ...LOG_OUTCOMES.map((value) => ({ value, label: t(`log.outcome.${value}`) })),
          ]}
          value={outcome}
          onChange={(next) => onChange({ ...choice, outcome: next }, true)}
        />
      )}
      <Switch checked={isLive} onChange={onLive}>
        {t('log.live')}
      </Switch>
    </Row>
  );
}
