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

if (!existsSync(app)) {
  console.error('There is no web/dist/app.html, which shared links are answered with: build the app first.');
  process.exit(1);
}

if (process.argv.includes('--watch')) {
  const watcher = await context(options);
  await watcher.watch();
} else {
  rmSync(lib, { recursive: true, force: true });
  await build(options);
}
copyFileSync(app, join(lib, 'shell.html'));
