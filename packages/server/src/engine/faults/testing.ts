import fc from 'fast-check';

/** Number of hostile messages or calls per test: `FUZZ_RUNS`, default 2,000. */
export const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);

/** Texts that have broken programs before, beside any text there is. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', '__proto__', 'toString', 'null', 'true', 'NaN'],
    ...['-0', '1e400', '0x10', '1_000', '٣', '-Infinity', '99999999999999999999', "'; --", '$1'],
    ...['%', '\\', '=1+1', '<img src=x onerror=alert(1)>', '\u202e', 'é'.repeat(300)],
    ...['x'.repeat(5_000), 'CIRCLE (0 0, 1)', 'POLYGON (('],
  ),
);

/** Numbers at the edges of what is stored, beside any number there is. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    ...[0, -0, 1, -1, 0.5, 180, -90, 91, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 2 ** 63],
    ...[1e18, 1e300, -1e300, Number.MAX_VALUE, Number.MIN_VALUE],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Times at the edges of what databases keep, beside any text and number there is. */
export const hostileTime: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    ...['2026-08-21T12:00:00Z', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z'],
    ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '2026-02-30T25:61:00Z', '9999-12-31'],
    ...[8.64e15, -8.64e15, 8.65e15, -62_135_596_800_001],
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  hostileText,
  hostileNumber,
);

/** Stands for a nest that is too deep to be written as JSON. */
const DEEP = '@deep';
const NEST = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

/** A hostile value as it comes over the wire. */
export const writeHostile = (value: unknown): string =>
  JSON.stringify(value).replaceAll(`"${DEEP}"`, NEST);

/** Any JSON value, to be written by `writeHostile`: hostile leaves, odd keys, some of it nested deep. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, DEEP, { nest: DEEP }),
  // An object that is neither number nor text, whoever asks.
  fc.constant({ toString: 1, valueOf: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 3 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, hostileNumber, fc.jsonValue()), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
);
