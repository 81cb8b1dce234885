import { useLocation, useMatch } from 'react-router';

/** Which page stands over the map, and which device it is about. */
export type FrameRoute = {
  page: 'home' | 'devices' | 'device' | 'history';
  selectedId: number | null;
};

/** Reads the page from the address; an id that is none selects nothing. */
export function useFrameRoute(): FrameRoute {
  const { pathname } = useLocation();
  const match = useMatch('/devices/:deviceId');
  if (match) {
    const id = match.params.deviceId ?? '';
    return { page: 'device', selectedId: /^\d{1,15}$/.test(id) ? Number(id) : null };
  }
  if (pathname.startsWith('/devices')) return { page: 'devices', selectedId: null };
  if (pathname.startsWith('/history')) return { page: 'history', selectedId: null };
  return { page: 'home', selectedId: null };
}
