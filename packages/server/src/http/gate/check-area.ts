import { AreaProblem, parseArea } from '@rastro/sdk/domain';
import { ofField, refusePhrases } from '../../request/refuse-field';

/** Refuses a fence whose text is no area, naming the place in it; the tracking API stores anything as text. */
export function checkArea({ area }: Readonly<Record<string, unknown>>): void {
  if (area === undefined) return;
  try {
    parseArea(String(area));
  } catch (error) {
    if (!(error instanceof AreaProblem)) throw error;
    const says = [{ key: 'refusal.area.unreadable', params: { at: error.at + 1 } }];
    const message = `The area cannot be read: ${error.message.slice(0, 200)}.`;
    throw refusePhrases(ofField('area'), says, message);
  }
}
