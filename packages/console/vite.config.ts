import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressPlugin } from './build/precompress-plugin.ts';

const API_ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

/** Libraries that every screen needs, in one file that outlives a change of ours. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|styled-components|swr)[\\/]/;

export default defineConfig({
  plugins: [react(), precompressPlugin()],
  resolve: { conditions: ['rastro-source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: API_ORIGIN, ws: true },
      '^/[^/]+/assets/custom/': { target: API_ORIGIN },
    },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
      },
    },
  },
});
