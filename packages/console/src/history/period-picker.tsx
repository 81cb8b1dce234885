import { Segment, TextField } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { PERIOD_KINDS, type PeriodKind } from './resolve-period';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: 12px;
`;

const Note = styled.p`
  margin: 0;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;

/** Today, yesterday, or two moments, all in the account's time zone, which is named. */
export function PeriodPicker({
  kind,
  onKindChange,
  typed,
  onTypedChange,
  timeZone,
  problem,
}: {
  kind: PeriodKind;
  onKindChange: (kind: PeriodKind) => void;
  typed: { from: string; to: string };
  onTypedChange: (typed: { from: string; to: string }) => void;
  timeZone: string;
  problem: string | null;
}): ReactElement {
  const t = useText();
  return (
    <>
      <Segment
        label={t('history.period.label')}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(`history.period.${value}`) }))}
        value={kind}
        onChange={onKindChange}
      />
      {kind === 'custom' ? (
        <Fields>
          <TextField
            type="datetime-local"
            label={t('history.from.label')}
            value={typed.from}
            onChange={({ target }) => onTypedChange({ ...typed, from: target.value })}
          />
          <TextField
            type="datetime-local"
            label={t('history.to.label')}
            value={typed.to}
            error={problem ?? undefined}
            onChange={({ target }) => onTypedChange({ ...typed, to: target.value })}
          />
        </Fields>
      ) : null}
      <Note>{t('history.zone.text', { zone: timeZone.replaceAll('_', ' ') })}</Note>
    </>
  );
}
