import { type Context, say } from '../../context';

/** Tells how far an import is. */
export interface ImportProgress {
  step(): void;
  /** A sentence in between, such as a wait. */
  note(text: string): void;
  finish(): void;
}

/** A log is not filled with lines about a few rows. */
const MIN_ROWS_A_LINE = 100;

/** One line that changes on a terminal, a line each tenth elsewhere, nothing with `--quiet`. */
export function createImportProgress(
  context: Context,
  total: number,
  now: () => number = Date.now,
): ImportProgress {
  const { stderr, isQuiet } = context;
  const startedAt = now();
  const isLive = Boolean(stderr.isTTY) && !isQuiet;
  const every = Math.max(MIN_ROWS_A_LINE, Math.ceil(total / 10));
  let done = 0;
  let drawnAt = 0;

  const draw = () => {
    const seconds = (now() - startedAt) / 1000;
    const perSecond = seconds > 0 ? done / seconds : 0;
    const left = perSecond > 0 ? Math.ceil((total - done) / perSecond) : 0;
    const width = 24;
    const bar = '█'.repeat(Math.floor((done / total) * width)).padEnd(width, '·');
    const text = `${bar} ${done} of ${total}, ${Math.round(perSecond)} a second, ${left} s left`;
    stderr.write(`\r\u001b[K${text.slice(0, (stderr.columns || 80) - 1)}`);
    drawnAt = now();
  };

  return {
    step() {
      done += 1;
      if (isLive) {
        if (done === total || now() - drawnAt >= 100) draw();
      } else if (done % every === 0) say(context, `${done} of ${total}`);
    },
    note(text) {
      if (isLive) stderr.write('\r\u001b[K');
      say(context, text);
      if (isLive) draw();
    },
    finish() {
      if (isLive && done > 0) stderr.write('\n');
    },
  };
}
