import type { ColorRole } from './color-roles';
import type { StatusRole } from './status-roles';

/** Tone of a status: `solid` for glyphs and rings, `text` for words, `soft` for tinted boxes. */
export type StatusTone = 'solid' | 'text' | 'soft';

const suffix = { solid: '', text: 'Text', soft: 'Soft' } as const;

/** The colour role of a status in a tone: `('moving', 'text')` → `statusMovingText`. */
export function statusColorRole(status: StatusRole, tone: StatusTone = 'solid'): ColorRole {
  const name = `${status.charAt(0).toUpperCase()}${status.slice(1)}` as Capitalize<StatusRole>;
  return `status${name}${suffix[tone]}`;
}
