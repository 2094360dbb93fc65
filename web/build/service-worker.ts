import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** Of what stands in public/, what the app shows or runs; the rest is for machines that have a network. */
const SHOWN = /\.(js|svg)$/;

const hash = (...parts: readonly (string | Uint8Array)[]): string =>
  parts
    .reduce<ReturnType<typeof createHash>>((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex');

/** Ships /sw.js, which knows by name all that this build made. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shown = readdirSync(PUBLIC).filter((name) => SHOWN.test(name));
        const built = Object.values(bundle).filter(({ fileName }) =>
          /^(assets\/|(index|app)\.html$)/.test(fileName),
        );
        const files = [...built.map(({ fileName }) => fileName), ...shown].map((name) => `/${name}`).sort();
        const page = bundle['index.html'];
        const version = hash(
          files.join(),
          page?.type === 'asset' ? page.source : '',
          ...shown.map((name) => readFileSync(`${PUBLIC}${name}`)),
        ).slice(0, 12);
        const { outputFiles } = await build({
          entryPoints: [WORKER],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
