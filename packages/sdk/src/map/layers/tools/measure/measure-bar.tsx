import { Undo2 } from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Measure } from '../../../../react/tools/use-measure';
import { useFormat } from '../../../../react/use-format';
import { useLabels } from '../../../../react/use-labels';
import { crosshair } from '../../../view/crosshair';
import { Button, IconButton } from '../../../../ui';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 8px 8px 14px;
`;
const Total = styled.p`
  margin: 0;
  & > strong {
    margin-inline-end: 6px;
    font-size: 15px;
    font-weight: 650;
  }
  & > span {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: auto;
`;
const MeasuringStyle = createGlobalStyle`
  ${crosshair('data-measuring', 'rastro-measure-middle')}
`;

/** Bar with the distance measured so far and its actions. */
export function MeasureBar({ measure, onEnd }: { measure: Measure; onEnd: () => void }) {
  const t = useLabels();
  const { distance } = useFormat();
  const { places, totalMeters, removeLast } = measure;
  const count = places.length;
  return (
    <Bar aria-label={t('map.measure.label')}>
      <MeasuringStyle />
      <Total role="status">
        {count > 1 ? <strong>{distance(totalMeters)}</strong> : null}
        <span>{count > 1 ? t('map.measure.points', { count }) : t('map.measure.hint')}</span>
      </Total>
      <Buttons>
        <IconButton
          label={t('map.measure.undo')}
          icon={<Undo2 />}
          shortcut="Backspace"
          tooltipSide="top"
          disabled={count === 0}
          onClick={removeLast}
        />
        <Button variant="soft" onClick={onEnd}>
          {t('map.measure.done')}
        </Button>
      </Buttons>
    </Bar>
  );
}
