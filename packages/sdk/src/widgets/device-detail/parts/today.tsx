import type { ReactElement } from 'react';
import { Play } from 'lucide-react';
import type { DayFigures, Period } from '../../../domain';
import { useDayFigures, useFormat, useLabels } from '../../../react';
import { Button } from '../../../ui';
import { DayBar } from './day-bar';
import { Figures } from './figures';
import { Asked, Part, PartNote } from './part';

/** A vehicle's day: distance, time moving and standing, top speed, and when. */
export function Today({
  deviceId,
  onReplay,
}: {
  deviceId: number;
  onReplay: ((span: Period | null) => void) | undefined;
}): ReactElement {
  const t = useLabels();
  const state = useDayFigures(deviceId);
  return (
    <Part
      title={t('detail.today.title')}
      aside={
        onReplay && state.data ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Play size={14} aria-hidden="true" />}
            onClick={() => onReplay(null)}
          >
            {t('detail.today.replay')}
          </Button>
        ) : null
      }
    >
      <Asked state={state} heightPx={72}>
        {(day) =>
          day ? (
            <Day day={day} onReplay={onReplay} />
          ) : (
            <PartNote>{t('detail.today.empty')}</PartNote>
          )
        }
      </Asked>
    </Part>
  );
}

function Day({
  day,
  onReplay,
}: {
  day: DayFigures;
  onReplay: ((span: Period) => void) | undefined;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  return (
    <>
      <Figures
        figures={[
          { name: t('detail.today.distance'), value: format.distance(day.distanceMeters) },
          { name: t('detail.today.moving'), value: format.duration(day.movingMs) },
          {
            name: t('detail.today.stopped'),
            value: format.duration(day.stoppedMs),
            note: t('detail.today.stops', { count: day.stopCount }),
          },
          { name: t('detail.today.max'), value: format.speed(day.maxSpeedKnots) },
        ]}
      />
      <DayBar spans={day.spans} onPress={onReplay} />
    </>
  );
}
