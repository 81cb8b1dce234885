import { isTrue } from '../book/is-true';
import { type FixDraft, numberOf } from './fix-draft';

/**
 * `hours` counts the ms between two fixes with ignition, from the newest to one that comes late
 * backwards; left out while there was none.
 */
export const addEngineHours = ({ draft, last }: FixDraft): void => {
  const { attributes, deviceTimeMs } = draft;
  if (typeof attributes['hours'] === 'number') return;
  const isRunning = isTrue(attributes['ignition']) && isTrue(last?.attributes['ignition']);
  const elapsedMs = isRunning && last ? deviceTimeMs - last.deviceTimeMs : 0;
  const hours = Math.trunc(numberOf(last?.attributes['hours'])) + elapsedMs;
  if (hours !== 0) attributes['hours'] = hours;
};
