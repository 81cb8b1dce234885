import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EngineStop } from '../../contract';
import { describeCommandType, sayStopReason } from '../../domain';
import { useFormat, useLabels, useMinute } from '../../react';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  padding: 4px 0;
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: 600;
  }
  & > span {
    color: var(--rastro-text-muted);
  }
  &[data-state='waiting'] > strong {
    color: var(--rastro-status-idle-text);
  }
  &[data-state='failed'] > strong {
    color: var(--rastro-status-alarm-text);
  }
`;

/** One stop: what became of it, when, who asked for it, and what was said to it. */
export function StopLine({ stop }: { stop: EngineStop }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useMinute();
  const { type, state, needs, userName, overrideBy, reason } = stop;
  const time = format.moment(stop.changedAt, now);
  const said = sayStopReason(t, reason);
  return (
    <Line data-state={state} role={state === 'waiting' ? 'status' : undefined}>
      <strong>{t(`lock.state.${state}`)}</strong>
      {type === 'engineStop' ? null : <span>{t(describeCommandType(type))}</span>}
      <span>{t('lock.asked.text', { time, name: userName })}</span>
      {state === 'waiting' && needs !== '' ? <span>{t(`lock.needs.${needs}`)}</span> : null}
      {overrideBy === '' ? null : (
        <span dir="auto">{t('lock.overridden.text', { name: overrideBy, reason: said })}</span>
      )}
      {overrideBy === '' && reason !== '' ? <span dir="auto">{said}</span> : null}
    </Line>
  );
}
