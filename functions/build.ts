import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';
import { leaveOut } from './leave-out.ts';

// Bundles everything that the functions run on, the contract included, into functions/lib, which with package.json
// is all that is deployed. `--watch` builds again on every change until it is ended.

const folder = import.meta.dirname;
const lib = join(folder, 'lib');
const app = join(folder, '../web/dist/app.html');

// CommonJS packages expect these, and an ES module has none of them.
const commonJs = `import { createRequire as createRequire$ } from 'node:module';
const require = createRequire$(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

const options: BuildOptions = {
  entryPoints: [join(folder, 'src/index.ts')],
  outdir: lib,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  legalComments: 'none',
  banner: { js: commonJs },
  plugins: [leaveOut],
  logLevel: 'warning',
};

/** The screens that pages come with, drawn by the app's own code. Nothing that the app loads later is drawn there. */
const drawnScreens: BuildOptions = {
  ...options,
  entryPoints: [join(folder, '../web/src/app/drawn-screens.tsx')],
  splitting: false,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  plugins: [
    {
      name: 'nothing-later',
      setup: (bundle) =>
        bundle.onResolve({ filter: /./ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    },
  ],
};

if (!existsSync(app)) {
  console.error('There is no web/dist/app.html, which shared links are answered with: build the app first.');
  process.exit(1);
}

if (process.argv.includes('--watch')) {
  for (const each of [options, drawnScreens]) await (await context(each)).watch();
} else {
  rmSync(lib, { recursive: true, force: true });
  await Promise.all([build(options), build(drawnScreens)]);
}
copyFileSync(app, join(lib, 'shell.html'));
