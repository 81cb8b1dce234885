const HOUR_MS = 3_600_000;

/** Times and ids of one play: what a recording's placeholders stand for. */
export class Play {
  readonly vars = new Map<string, unknown>();
  readonly #ids = new Map<string, unknown>();

  constructor(readonly startMs: number) {}

  #time(base: string, seconds: string): number {
    const startOf = {
      t: Math.floor((this.startMs - 72 * HOUR_MS) / HOUR_MS) * HOUR_MS,
      n: Math.floor(this.startMs / 1000) * 1000,
    }[base];
    return (startOf ?? Number.NaN) + Number(seconds) * 1000;
  }

  /** A request's value with its placeholders filled in. */
  fill(value: unknown): unknown {
    if (typeof value === 'string') return this.#fillText(value);
    if (Array.isArray(value)) return value.map((item) => this.fill(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.fill(item)]));
  }

  #fillText(text: string): unknown {
    const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
    if (whole && this.vars.has(whole)) return this.vars.get(whole);
    return text.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => {
      const time = /^([tn])([sm]?):([+-]\d+)$/.exec(name);
      if (!time) return String(this.vars.get(name));
      const atMs = this.#time(time[1] ?? '', time[3] ?? '');
      if (time[2] === 'm') return String(atMs);
      return time[2] === 's' ? String(atMs / 1000) : new Date(atMs).toISOString();
    });
  }

  #differsFromText(want: string, got: unknown): boolean {
    if (want === '{{now}}') return typeof got !== 'string';
    const id = /^\{\{id:.*#\d+\}\}$/.test(want);
    if (id && !this.#ids.has(want)) {
      // One recorded id stands for one id here, and no other does.
      if ([...this.#ids].some(([key, value]) => value === got && kind(key) === kind(want)))
        return true;
      this.#ids.set(want, got);
    }
    if (id) return this.#ids.get(want) !== got;
    const time = /^\{\{([tn]):([+-]\d+)\}\}$/.exec(want);
    if (time)
      return got !== new Date(this.#time(time[1]!, time[2]!)).toISOString().replace('Z', '+00:00');
    const name = /^\{\{(\w+)\}\}$/.exec(want)?.[1];
    return (name ? this.vars.get(name) : want) !== got;
  }

  /** What differs between a recorded and a given value, by path. */
  differences(want: unknown, got: unknown, path = ''): string[] {
    const told = [`${path}: ${JSON.stringify(want)} ≠ ${JSON.stringify(got)}`];
    if (typeof want === 'string') return this.#differsFromText(want, got) ? told : [];
    if (typeof want === 'number' && typeof got === 'number') {
      return Math.abs(want - got) > Math.max(1e-6, Math.abs(want) * 1e-6) ? told : [];
    }
    if (typeof want !== 'object' || want === null) return want === got ? [] : told;
    if (typeof got !== 'object' || got === null || Array.isArray(want) !== Array.isArray(got))
      return told;
    const keys = new Set([...Object.keys(want), ...Object.keys(got)]);
    const read = (from: object, key: string): unknown => (from as Record<string, unknown>)[key];
    return [...keys].flatMap((key) =>
      this.differences(read(want, key), read(got, key), `${path}.${key}`),
    );
  }
}

const kind = (placeholder: string): string => placeholder.replace(/#.*/, '');
