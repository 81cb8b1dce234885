import type { FenceEditorView } from '../../../react/geofences/use-geofence-editor';
import { useFormat } from '../../../react/use-format';
import { useLabels } from '../../../react/use-labels';
import { useMedia } from '../../../ui';

/** Hints for the next step, for mouse and keys and for touch. */
const HINTS = {
  points: 'geofences.hint.points',
  center: 'geofences.hint.center',
  radius: 'geofences.hint.radius',
  circle: 'geofences.hint.circle',
} as const;
const TOUCH_HINTS = {
  points: 'geofences.hint.touch',
  center: 'geofences.hint.touchCenter',
  radius: 'geofences.hint.touchRadius',
  circle: 'geofences.hint.touchCircle',
} as const;
const SQUARE_METERS_PER_KM = 1_000_000;

/** Provides the texts on a shape being drawn: its figures, the next step and any problem. */
export function useDraftWords({ state, stage, verdict, figures }: FenceEditorView) {
  const t = useLabels();
  const format = useFormat();
  const isTouch = useMedia('(pointer: coarse)');
  const { draft } = state;
  const km2 = figures?.squareMeters == null ? null : figures.squareMeters / SQUARE_METERS_PER_KM;
  const area =
    km2 === null
      ? null
      : t('geofences.figure.area', { area: format.number(km2, km2 < 0.1 ? 4 : 2) });
  const length =
    figures?.lengthMeters == null
      ? null
      : t(draft?.kind === 'line' ? 'geofences.figure.length' : 'geofences.figure.perimeter', {
          length: format.distance(figures.lengthMeters),
        });
  const isCircle = draft?.kind === 'circle';
  const radius =
    isCircle && draft.radiusMeters !== null
      ? t('geofences.figure.radius', { radius: format.distance(draft.radiusMeters) })
      : null;
  const count = isCircle
    ? (area ?? t('geofences.kind.circle'))
    : t('geofences.area.points', { count: figures?.points ?? 0 });
  const rest = (isCircle ? [radius] : [area, length]).filter((each) => each !== null);
  const problem = verdict?.problem;
  const wrong =
    problem?.code === 'CROSSING'
      ? t('geofences.problem.crossing', {
          first: problem.crossing.edges[0] + 1,
          second: problem.crossing.edges[1] + 1,
        })
      : problem?.code === 'POLE'
        ? t('geofences.problem.pole')
        : problem?.code === 'TOO_LONG'
          ? t('geofences.problem.tooLong', { count: problem.points })
          : null;
  const unfinished =
    draft && problem?.code === 'UNFINISHED' ? t(`geofences.unfinished.${draft.kind}`) : null;
  const hints = isTouch ? TOUCH_HINTS : HINTS;
  const next =
    stage === 'circleSetUp'
      ? 'radius'
      : stage === 'circleComplete'
        ? 'circle'
        : isCircle
          ? 'center'
          : 'points';
  const hint = t(hints[next]);
  return { count, rest, wrong, hint, unfinished };
}
