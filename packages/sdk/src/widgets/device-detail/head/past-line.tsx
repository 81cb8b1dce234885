import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { readFixTime, resolveFixMotion } from '../../../domain';
import { useFormat, useLabels, useNow } from '../../../react';

const Note = styled.p`
  margin: 4px 0 -4px;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

/** Says over the figures of a silent device how old they are, and what it did then. */
export function PastLine({ position }: { position: Position }): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const now = useNow();
  const speed = format.speed(position.speed);
  return (
    <Note>
      {t('device.past.title', {
        age: format.age(readFixTime(position), now),
        state: t(`device.past.${resolveFixMotion(position)}`, { speed }),
      })}
    </Note>
  );
}
