import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

// What packages load and the functions never use. Each is named by the end of its file's path, with what stands in its
// place; the reasons and what they save are in docs/decisions/0091-what-an-instance-loads.md.

/** Firestore's administration of databases, and messages for gRPC as classes: REST goes by the protocol's JSON. */
const NOTHING = [
  '@google-cloud/firestore-api/build/src/v1/firestore_admin_client.js',
  'google-gax/build/protos/iam_service.js',
  'google-gax/build/protos/locations.js',
  'google-gax/build/protos/operations.js',
  // The functions read bodies themselves (src/http/request-body.ts).
  'body-parser/index.js',
];
const STAND_INS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NOTHING.map((file) => [file, ''])),
  // Asked for a namespace when it loads; its classes make bundles, which nobody here does.
  '@google-cloud/firestore-api/build/protos/protos.js': 'exports.google = { firestore: { v1: {} } };',
};

const PROTOCOL = '@google-cloud/firestore-api/build/protos/protos.json';

const escaped = (path: string) => new RegExp(`/${path.replaceAll(/[/.-]/g, '\\$&')}$`);

interface Protocol {
  nested: { google: { nested: { firestore: { nested: { admin?: object } } } } };
}

/** Of the protocol as JSON, which every start reads and walks, what administers databases is half. */
async function withoutAdministration(path: string): Promise<string> {
  const { default: protocol } = (await import(path, { with: { type: 'json' } })) as { default: Protocol };
  delete protocol.nested.google.nested.firestore.nested.admin;
  return JSON.stringify(protocol);
}

/**
 * Keeps out of the bundle what a request never needs. Fails the build where a package no longer has what is to be left
 * out: whoever updated it then looks for what took its place.
 */
export const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    const met = new Set<string>();
    const expected = [...Object.keys(STAND_INS), PROTOCOL, 'google-gax', 'firebase-admin'];
    build.onStart(() => met.clear());
    for (const [file, contents] of Object.entries(STAND_INS))
      build.onLoad({ filter: escaped(file) }, () => {
        met.add(file);
        return { contents };
      });
    build.onLoad({ filter: escaped(PROTOCOL) }, async ({ path }) => {
      met.add(PROTOCOL);
      return { contents: await withoutAdministration(path), loader: 'json' };
    });

    // The client of Firestore takes two helpers from the package that loads gRPC.
    build.onResolve({ filter: /^google-gax$/ }, ({ importer }) => {
      if (!importer.endsWith('/v1/firestore_client.js')) return undefined;
      met.add('google-gax');
      return { path: createRequire(importer).resolve('google-gax'), namespace: 'without-grpc' };
    });
    build.onLoad({ filter: /./, namespace: 'without-grpc' }, ({ path }) => ({
      contents: `module.exports = { ...require('./util'), loggingUtils: require('google-logging-utils') };`,
      resolveDir: dirname(path),
    }));

    // The module for `import` reads every export when it loads, and one of them loads gRPC; the one for `require` does not.
    build.onResolve({ filter: /^firebase-admin\/firestore$/ }, ({ resolveDir }) => {
      met.add('firebase-admin');
      return { path: createRequire(join(resolveDir, 'from')).resolve('firebase-admin/firestore') };
    });

    // firebase-functions checks tokens for callable functions, of which there are none.
    build.onResolve({ filter: /^firebase-admin\/(auth|app-check)$/ }, ({ importer, path }) =>
      importer.includes('/firebase-functions/') ? { path, namespace: 'no-callables' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'no-callables' }, ({ path }) => ({
      contents: `const missing = () => { throw new Error('${path} is left out of the bundle for callable functions: see leave-out.ts.'); };
export { missing as getAuth, missing as getAppCheck };`,
    }));

    build.onEnd(() => {
      const missed = expected.filter((file) => !met.has(file));
      const text = `Nothing loads it any more, so it need not be left out: ${missed.join(', ')}`;
      return missed.length > 0 ? { errors: [{ text }] } : undefined;
    });
  },
};
