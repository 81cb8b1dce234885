import { join } from 'node:path';
import { installExample } from './install-example.mjs';

const envFor = (trackingServer) => ({ VITE_TRACKING_SERVER: trackingServer });

/**
 * The example page, installed.
 * @returns {Promise<{
 *   dist: string,
 *   build: (trackingServer: string) => Promise<void>,
 *   startDev: (port: number, trackingServer: string) => Promise<{ stop: () => Promise<void> }>,
 *   remove: () => void,
 * }>}
 */
export async function installEmbedPage() {
  const { folder, build, start, remove } = await installExample('embed-react');
  return {
    dist: join(folder, 'dist'),
    build: (trackingServer) => build(envFor(trackingServer)),
    startDev: (port, trackingServer) =>
      start(['vite/bin/vite.js', '--port', String(port)], envFor(trackingServer)),
    remove,
  };
}
