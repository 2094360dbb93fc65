import { portsFrom } from './emulators/ports.ts';
import { parseOptions } from './parse-options.ts';
import { SetupError } from './setup-error.ts';

/** Clear of the ports that other tools, macOS and the Firebase CLI take by default. */
export const DEFAULT_PORT = 8400;

/** What a person can say to `npm start` and `npm run dev`. */
export type StartOptions = { readonly port: number; readonly fresh: boolean };

/** Reads the arguments, and PORT where there is no `--port`; a SetupError names what is not understood. */
export function parseStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const { fresh = false, port } = parseOptions(args, {
    fresh: { type: 'boolean' },
    port: { type: 'string' },
  });
  const said = port ?? (env.PORT || DEFAULT_PORT);
  try {
    return { fresh, port: portsFrom(Number(said)).app };
  } catch {
    throw new SetupError(
      `${said} cannot be the app's port: choose another with --port <number> or PORT=<number>.`,
    );
  }
}
