import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { SCREENS } from './screens.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

interface HeadStartOptions {
  apiBaseUrl: string;
  /** Whether the hosting says which project this is. */
  askHosting: boolean;
}

/** Ships `web/src/head-start` as a script that the page runs as soon as it has arrived, whatever else is under way. */
export function headStart({ apiBaseUrl, askHosting }: HeadStartOptions): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no index.html.');
        const { outputFiles } = await build({
          entryPoints: [`${SOURCE}head-start/head-start.ts`],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: {
            APP: JSON.stringify(appFiles(bundle)),
            SCREENS: JSON.stringify(screenFiles(bundle)),
            API: JSON.stringify(apiBaseUrl),
            ASK_HOSTING: JSON.stringify(askHosting),
          },
        });
        const source = outputFiles[0]?.text ?? '';
        const fileName = `assets/head-start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        page.source = withHeadStart(String(page.source), `/${fileName}`);
      },
    },
  };
}

const APP = /<script type="module".*?<\/script>(\s*<link rel="modulepreload"[^>]*>)*/s;

/** The page with the script before the app's own, and comments around both: pages that come drawn have it alone. */
function withHeadStart(page: string, src: string): string {
  if (!APP.test(page)) throw new Error('index.html does not ask for the app.');
  return page.replace(
    APP,
    (app) => `<!-- start -->\n    <script async src="${src}"></script>\n    ${app}\n    <!-- /start -->`,
  );
}

/** The app itself and what it begins with. */
function appFiles(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
  return entry ? withImports(entry.fileName, bundle) : [];
}

type ScreenFiles = [pattern: string, files: string[], whenSignedIn?: string[]];

/** Each screen as a pattern and its files; what every page loads is not among them. */
function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const everywhere = new Set(appFiles(bundle));
  const filesOf = (modules: readonly string[], without: ReadonlySet<string>) => {
    const files = modules.flatMap((module) => {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === SOURCE + module) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(SOURCE + module));
      if (chunk === undefined) throw new Error(`${module} is in no chunk: see web/build/screens.ts.`);
      return withImports(chunk.fileName, bundle);
    });
    return [...new Set(files)].filter((file) => !without.has(file));
  };
  return SCREENS.map(({ path, modules, whenSignedIn = [] }) => {
    const files = filesOf(modules, everywhere);
    const more = filesOf(whenSignedIn, new Set([...everywhere, ...files]));
    const usesFirebase = [...modules, ...whenSignedIn].some((module) => module.startsWith('lib/firebase/'));
    return usesFirebase ? [path.source, files, more] : [path.source, files];
  });
}

function withImports(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [...seen];
  seen.add(fileName);
  for (const imported of chunk.imports) withImports(imported, bundle, seen);
  return [...seen];
}
