import { VIEWER_CALLS } from '@rastro/sdk/contract';
import { DEMO_MAP_URL, DEMO_STREETS_URL } from '../../areas/settings/demo-door/demo-door.routes';
import { HELD_RESOURCES } from '../../ground/holders/holders.routes';
import type { CallRow } from '../gate/gate-row';
import { gateRows } from '../gate/gate-rows';

const API = '/api';

/** Lets in anybody who may reach the server; pages read it without a token. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([DEMO_MAP_URL, DEMO_STREETS_URL]);

/**
 * Lists the calls that pages of other sites may make with a token (below `/shared`, that of a
 * link): the gate's calls, and our own that make neither a session nor an administrator.
 * `brandingPath` is below `/api`.
 */
export const listOpenRoutes = (brandingPath: string): CallRow[] => [
  ...gateRows,
  { method: 'GET', template: '/server' },
  { method: 'GET', template: '/docs' },
  { method: 'GET', template: '/weather' },
  ...HELD_RESOURCES.map(
    ({ path }) => ({ method: 'GET', template: `${path}/{id}/holders` }) as const,
  ),
  { method: 'GET', template: '/maintenance/links' },
  { method: 'GET', template: '/seen-events' },
  { method: 'POST', template: '/seen-events' },
  { method: 'GET', template: '/devices/{id}/image' },
  { method: 'POST', template: '/devices/{id}/image' },
  { method: 'GET', template: '/session' },
  { method: 'DELETE', template: '/session' },
  { method: 'POST', template: '/session/token' },
  { method: 'POST', template: '/session/token/revoke' },
  { method: 'GET', template: '/session/tokens' },
  { method: 'DELETE', template: '/session/tokens/{id}' },
  { method: 'POST', template: '/socket-tickets' },
  ...VIEWER_CALLS.map(({ method, path }) => ({ method, template: `/shared${path}` })),
  ...[...PUBLIC_PATHS].map(
    (path) => ({ method: 'GET', template: path.slice(API.length) }) as const,
  ),
  { method: 'GET', template: brandingPath },
];
