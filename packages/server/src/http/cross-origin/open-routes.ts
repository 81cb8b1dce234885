import { STREETS_URL } from '../../features/demo-door/demo-door.routes';
import type { GateRoute } from '../gate/gate-route';
import { gateRoutes } from '../gate/gate-routes';

const API = '/api';

/** Lets in anybody who may reach the server; pages read it without a token. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([STREETS_URL]);

/**
 * What pages of other sites may call with a token: the gate's calls, and those of ours that neither
 * make a session nor an administrator. `brandingPath` is below `/api`.
 */
export const listOpenRoutes = (brandingPath: string): GateRoute[] => [
  ...gateRoutes,
  { method: 'GET', template: '/server', area: 'server' },
  { method: 'GET', template: '/session', area: 'session' },
  { method: 'DELETE', template: '/session', area: 'session' },
  { method: 'POST', template: '/session/token', area: 'session' },
  { method: 'POST', template: '/session/token/revoke', area: 'session' },
  { method: 'GET', template: '/session/tokens', area: 'session' },
  { method: 'DELETE', template: '/session/tokens/{id}', area: 'session' },
  { method: 'POST', template: '/socket-tickets', area: 'session' },
  { method: 'GET', template: STREETS_URL.slice(API.length), area: 'demo' },
  { method: 'GET', template: brandingPath, area: 'branding' },
];
