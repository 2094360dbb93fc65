import { HOST, type Ports } from './ports.ts';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** The parts of firebase.json that a suite changes; the rest passes through as it is. */
export type FirebaseConfig = {
  readonly hosting: { readonly public: string; readonly headers: readonly HeaderRule[] };
  readonly functions: ReadonlyArray<{ readonly source: string }>;
  readonly firestore: { readonly rules: string; readonly indexes: string };
};

/** Paths relative to the project's root, as firebase.json has them. */
export type ServedFiles = {
  readonly public: string;
  readonly functions: string;
  readonly rules: string;
  readonly indexes: string;
};

const CSP = 'Content-Security-Policy';

/** `policy` with `origins` added to what its connect-src allows. */
export function allowConnections(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      directive.startsWith('connect-src ') ? [directive, ...origins].join(' ') : directive,
    )
    .join('; ');
}

/** firebase.json as one suite needs it: its own ports and files, and a CSP that lets the app reach its emulators. */
export function suiteConfig(
  config: FirebaseConfig,
  ports: Ports,
  files: ServedFiles,
  { ui }: { readonly ui: boolean },
): FirebaseConfig & { readonly emulators: object } {
  const origins = [ports.auth, ports.firestore].map((port) => `http://${HOST}:${port}`);
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === CSP ? { ...header, value: allowConnections(header.value, origins) } : header,
    ),
  }));
  const at = (port: number): object => ({ host: HOST, port });
  return {
    ...config,
    hosting: { ...config.hosting, public: files.public, headers },
    functions: config.functions.map((codebase) => ({ ...codebase, source: files.functions })),
    firestore: { ...config.firestore, rules: files.rules, indexes: files.indexes },
    emulators: {
      hosting: at(ports.app),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      auth: at(ports.auth),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: ui, ...at(ports.ui) },
    },
  };
}
