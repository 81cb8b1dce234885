import { join } from 'node:path';
import { defineConfig } from 'vite';
import { leaveOutOfJspdf } from '../scripts/lib/pack-jspdf.mjs';

/** Vite 6's own conditions, which naming one of ours would replace. */
const clientConditions = ['module', 'browser', 'development|production'];

export default defineConfig({
  publicDir: false,
  cacheDir: join(process.cwd(), '.build/stories-cache'),
  server: { host: '127.0.0.1', open: false },
  resolve: { conditions: ['rastro-source', ...clientConditions] },
  // What draws PDFs loads parts of itself later.
  worker: { format: 'es', plugins: () => [leaveOutOfJspdf()] },
});
