import type { TextKey } from '../../i18n/text-key';

/** A line of the list of keys. */
export interface ShortcutLine {
  label: TextKey;
  /** Keys as labelled on keyboards. */
  keys: readonly string[];
}

/** The keys that do something; a test holds it to what listens for keys. */
export const SHORTCUTS = [
  { label: 'palette.open.label', keys: ['Ctrl', 'K'] },
  { label: 'shortcuts.followFound.label', keys: ['Ctrl', 'Enter'] },
  { label: 'shortcuts.search.label', keys: ['/'] },
  { label: 'shortcuts.move.label', keys: ['↑', '↓'] },
  { label: 'shortcuts.group.label', keys: ['←', '→'] },
  { label: 'shortcuts.open.label', keys: ['Enter'] },
  { label: 'shortcuts.close.label', keys: ['Esc'] },
  { label: 'shortcuts.follow.label', keys: ['F'] },
  { label: 'shortcuts.history.label', keys: ['H'] },
  { label: 'shortcuts.mute.label', keys: ['M'] },
  { label: 'shortcuts.vehicle.label', keys: ['N', 'P'] },
  { label: 'shortcuts.pick.label', keys: ['⇧', 'Enter'] },
  { label: 'shortcuts.zoom.label', keys: ['+', '−'] },
  { label: 'shortcuts.fit.label', keys: ['0'] },
  { label: 'shortcuts.measure.label', keys: ['Enter', '⌫'] },
  { label: 'shortcuts.point.label', keys: ['↑', '↓', '←', '→'] },
  { label: 'shortcuts.split.label', keys: ['Ins', 'Del'] },
  { label: 'shortcuts.panel.label', keys: ['['] },
  { label: 'shortcuts.rail.label', keys: [']'] },
  { label: 'shortcuts.save.label', keys: ['Ctrl', 'S'] },
  { label: 'shortcuts.undo.label', keys: ['Ctrl', '⇧', 'Z'] },
  { label: 'shortcuts.order.label', keys: ['Alt', '↑', '↓'] },
  { label: 'shortcuts.rename.label', keys: ['F2'] },
  { label: 'shortcuts.help.label', keys: ['?'] },
  { label: 'replay.keys.play', keys: ['␣'] },
  { label: 'replay.keys.step', keys: ['←', '→'] },
  { label: 'replay.keys.stop', keys: ['⇧', '←', '→'] },
  { label: 'replay.keys.rate', keys: ['<', '>'] },
  { label: 'replay.keys.ends', keys: ['Home', 'End'] },
  { label: 'replay.keys.select', keys: ['⇧', '←', '→'] },
] as const satisfies readonly ShortcutLine[];
