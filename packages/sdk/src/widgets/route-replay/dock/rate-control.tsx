'use client';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { REPLAY_RATES, useLabels, useReplayValue, type Replay } from '../../../react';
import { IconButton, Segment } from '../../../ui';

const Stepper = styled.div`
  display: flex;
  align-items: center;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-active);
  & > output {
    min-width: 34px;
    font: 600 14px/20px var(--rastro-font-family);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/** Replay speed: every speed one press away, or a step slower and faster when narrow. */
export function RateControl({
  clock,
  isNarrow,
}: {
  clock: Replay['clock'];
  isNarrow: boolean;
}): ReactElement {
  const t = useLabels();
  const rate = useReplayValue(clock, clock.getRate);
  if (!isNarrow) {
    return (
      <Segment
        label={t('replay.rate.label')}
        options={REPLAY_RATES.map((value) => ({ value: String(value), label: `${value}×` }))}
        value={String(rate)}
        onChange={(text) =>
          clock.setRate(REPLAY_RATES.find((value) => String(value) === text) ?? rate)
        }
      />
    );
  }
  const at = REPLAY_RATES.indexOf(rate);
  const [slower, faster] = [REPLAY_RATES[at - 1], REPLAY_RATES[at + 1]];
  return (
    <Stepper role="group" aria-label={t('replay.rate.label')}>
      <IconButton
        label={t('replay.rate.slower')}
        icon={<Minus aria-hidden="true" />}
        disabled={slower === undefined}
        onClick={() => slower && clock.setRate(slower)}
      />
      <output>{rate}×</output>
      <IconButton
        label={t('replay.rate.faster')}
        icon={<Plus aria-hidden="true" />}
        disabled={faster === undefined}
        onClick={() => faster && clock.setRate(faster)}
      />
    </Stepper>
  );
}
