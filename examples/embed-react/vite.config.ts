import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The tracking server lets in exactly this address: `--allow-origin http://localhost:5173`.
const address = { host: 'localhost', port: 5173, strictPort: true };

export default defineConfig({ plugins: [react()], server: address, preview: address });
