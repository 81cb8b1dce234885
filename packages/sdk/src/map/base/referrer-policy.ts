/** Tile servers want to know which site asks (OpenStreetMap refuses others); the page's path is nobody's business. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';
