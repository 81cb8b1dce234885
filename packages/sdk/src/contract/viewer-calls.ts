/**
 * Calls below `/api/shared`, for who opened a link or shows what an embed token shows. A client of viewers sends no
 * other, and the server answers no other from another site.
 */
export const VIEWER_CALLS = [
  { method: 'GET', path: '/session' },
  { method: 'POST', path: '/session' },
  { method: 'DELETE', path: '/session' },
  { method: 'GET', path: '/devices' },
  { method: 'GET', path: '/positions' },
  { method: 'GET', path: '/geofences' },
  { method: 'GET', path: '/arrivals' },
  { method: 'POST', path: '/socket-tickets' },
] as const;
