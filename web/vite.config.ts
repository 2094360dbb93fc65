import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { leanReactRouter } from './build/lean-react-router.ts';
import { publicAddress } from './build/public-address.ts';
import { serviceWorker } from './build/service-worker.ts';

const hosting = process.env.KNACK_HOSTING_ORIGIN;

// A navigation to /articles/{id} is a screen: Vite serves the app's shell; everything else goes to the API.
const toHosting = (target: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
});

/** Ships the API's description beside the app, at /openapi.json. */
const apiDescription: Plugin = {
  name: 'api-description',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    apiDescription,
    publicAddress(process.env.KNACK_ORIGIN),
    leanReactRouter,
    serviceWorker(),
  ],
  server: {
    proxy: hosting
      ? Object.fromEntries(
          ['/articles', '/users', '/reviews', '/__'].map((path) => [path, toHosting(hosting)]),
        )
      : {},
  },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|zustand)\//,
            },
            {
              name: 'data',
              test: /node_modules\/(@tanstack|valibot)\/|web\/src\/lib\/(api-error|auth-client|failure-text|first-read|http-client|query-client|storage|session)\.ts|contract\/src\/(problems|paths|pages|timestamps)\.ts|vite\/|preload-helper/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
