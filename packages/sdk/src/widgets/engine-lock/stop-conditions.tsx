import type { ReactElement } from 'react';
import { Check, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { decideStop, readSpeed, toKnots, toStopFix } from '../../domain';
import { type EngineStopState, useFormat, useLabels, useNow, usePosition } from '../../react';

const Box = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0 0 12px;
  padding: 8px 12px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-sunken);
  font-size: 13px;
  line-height: 20px;
`;
const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 24px;
  color: var(--rastro-status-moving-text);
  & > svg {
    flex: none;
  }
  & > dt {
    flex: 1 0 auto;
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
    color: var(--rastro-text);
    font-weight: 600;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  &[data-met='false'],
  &[data-met='false'] > dd {
    color: var(--rastro-status-idle-text);
  }
`;

/** Requirements of an engine stop beside the current values: speed and age of the newest fix. */
export function StopConditions({
  deviceId,
  engine: { needs, limits },
}: {
  deviceId: number;
  engine: Pick<EngineStopState, 'needs' | 'limits'>;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const position = usePosition(deviceId);
  const most = format.duration(limits.fixAgeMs);
  const isPlaced = position !== undefined && needs !== 'position';
  // What is waited for first says nothing of what else there is to wait for.
  const isSlow =
    isPlaced &&
    decideStop({ fix: { ...toStopFix(position), fixTimeMs: now }, nowMs: now, limits }).allowed;
  return (
    <Box>
      <Condition label={t('lock.speed.label')} isMet={isSlow}>
        {position
          ? t('lock.speed.text', {
              speed: format.speed(readSpeed(position) ?? Number.NaN),
              need: format.speed(toKnots(limits.speedKmh)),
            })
          : t('lock.none.text')}
      </Condition>
      <Condition label={t('lock.age.label')} isMet={isPlaced && needs !== 'age'}>
        {position
          ? t('lock.age.text', { age: format.age(position.fixTime, now), need: most })
          : t('lock.none.text')}
      </Condition>
    </Box>
  );
}

function Condition({
  label,
  isMet,
  children,
}: {
  label: string;
  isMet: boolean;
  children: string;
}): ReactElement {
  const Sign = isMet ? Check : Hourglass;
  return (
    <Row data-met={isMet}>
      <Sign size={16} aria-hidden="true" />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
