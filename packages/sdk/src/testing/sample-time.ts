/** The moment of all fixtures that name none. */
export const SAMPLE_TIME = '2026-08-21T16:18:51.000+00:00';
