import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { bareImports } from './build/bare-imports.ts';
import { builtPages } from './build/built-pages.ts';
import { CHUNKS } from './build/chunks.ts';
import { headStart } from './build/head-start.ts';
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
    bareImports,
    headStart({
      apiBaseUrl: process.env.VITE_API_BASE_URL?.trim().replace(/\/+$/, '') ?? '',
      askHosting: !process.env.VITE_FIREBASE_CONFIG?.trim(),
    }),
    builtPages,
    serviceWorker(),
  ],
  server: {
    proxy: hosting
      ? Object.fromEntries(
          ['/articles', '/users', '/reviews', '/openapi.json', '/__'].map((path) => [
            path,
            toHosting(hosting),
          ]),
        )
      : {},
  },
  build: {
    // In the page alone: `bareImports` says why.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
});
