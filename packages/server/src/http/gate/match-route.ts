import type { GateRoute } from './gate-route';

/** A row and the id that its path carried. */
export interface RouteMatch {
  route: GateRoute;
  id: number | undefined;
}

/** What a path may be asked: the row, or the methods it has rows for (empty: unknown path). */
export type RouteAnswer = { match: RouteMatch } | { allowedMethods: string[] };

const ID = /^[1-9]\d{0,14}$/;

/** Prepares the table. Throws when two rows say the same, so that none is silently unreachable. */
export function createRouteMatcher(
  routes: readonly GateRoute[],
): (method: string, path: string) => RouteAnswer {
  const byTemplate = new Map<string, Map<string, GateRoute>>();
  for (const route of routes) {
    const methods = byTemplate.get(route.template) ?? new Map<string, GateRoute>();
    if (methods.has(route.method)) {
      throw new Error(`Two rows of the gate are the same: ${route.method} ${route.template}`);
    }
    byTemplate.set(route.template, methods.set(route.method, route));
  }

  return (method, path) => {
    const { template, id } = toTemplate(path);
    const methods = byTemplate.get(template);
    const route = methods?.get(method);
    if (route !== undefined) return { match: { route, id } };
    return { allowedMethods: [...(methods?.keys() ?? [])] };
  };
}

/** The path of the tracking API, made anew from the row and the number. */
export const buildPath = ({ route, id }: RouteMatch): string =>
  route.template.replace('{id}', String(id));

function toTemplate(path: string): { template: string; id: number | undefined } {
  const cut = path.lastIndexOf('/');
  const last = path.slice(cut + 1);
  if (cut <= 0 || !ID.test(last)) return { template: path, id: undefined };
  return { template: `${path.slice(0, cut)}/{id}`, id: Number(last) };
}
