/** Epoch ms as the API writes it: `2026-08-21T16:18:51.000+00:00`. */
export const formatTime = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, -1)}+00:00`;

/** The same form made by the database from a timestamptz column. */
export const timeSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`;
