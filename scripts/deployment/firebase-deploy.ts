import { join } from 'node:path';
import * as v from 'valibot';
import { runCommand } from '../run-command.ts';
import { SetupError } from '../setup-error.ts';
import { remedyFor } from './remedies.ts';
import { rememberOrigin } from './settings.ts';

/** A deployment: where to, with which CLI, from which folder. */
export interface Deployment {
  readonly project: string;
  readonly origin: string | undefined;
  /** Further arguments for `firebase deploy`. */
  readonly rest: readonly string[];
  /** The Firebase CLI's script. */
  readonly cli: string;
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly interrupted: AbortSignal;
}

const EMULATOR_VARIABLES = /^(FIREBASE_EMULATOR_HUB|FUNCTIONS_EMULATOR|.+_EMULATOR_HOST)$/;

/** What the CLI prints with `--json` when it fails. */
const failure = v.object({ status: v.literal('error'), error: v.string() });

/** Throws a SetupError where this environment or project is none to deploy from or to; nothing is asked of the network. */
export function refuseEmulators({ project, env }: Pick<Deployment, 'project' | 'env'>): void {
  if (project.startsWith('demo-')) {
    throw new SetupError(
      `${project} exists in the emulators only: say where to deploy to, npm run deploy -- --project <id>.`,
    );
  }
  const set = Object.keys(env).filter((name) => EMULATOR_VARIABLES.test(name) && env[name]);
  if (set.length === 0) return;
  throw new SetupError(`${set.join(' and ')} must not be set for a deployment: unset it, then deploy again.`);
}

/** Throws a SetupError with the remedy unless the CLI is signed in to an account that knows the project. */
export async function requireAccess(deployment: Deployment): Promise<void> {
  const { project, cli, root, env, interrupted } = deployment;
  const said: Buffer[] = [];
  const args = [cli, 'apps:list', 'WEB', '--project', project, '--json'];
  const code = await runCommand(process.execPath, args, {
    cwd: root,
    env,
    interrupted,
    output: 'silent',
    onOutput: (chunk) => said.push(chunk),
  });
  if (code === 0) return;
  const text = Buffer.concat(said).toString();
  throw new SetupError(remedyFor(text, project) ?? `The project cannot be asked for: ${errorOf(text)}`);
}

function errorOf(text: string): string {
  try {
    return v.parse(failure, JSON.parse(text)).error;
  } catch {
    return text.trim();
  }
}

/**
 * Runs `firebase deploy`, which builds both sides first; they learn where people will find them from KNACK_ORIGIN.
 * Answers the origin. Throws a SetupError when it fails, with the remedy where we know one.
 */
export async function firebaseDeploy(deployment: Deployment): Promise<string> {
  const { project, cli, root, env, rest, interrupted } = deployment;
  const origin = rememberOrigin(join(root, 'functions'), project, deployment.origin);
  const said: Buffer[] = [];
  const code = await runCommand(process.execPath, [cli, 'deploy', '--project', project, ...rest], {
    cwd: root,
    // The CLI's output is read along, so it does not see that there is a terminal for its colours.
    env: { ...env, KNACK_ORIGIN: origin, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    interrupted,
    onOutput: (chunk) => said.push(chunk),
  });
  interrupted.throwIfAborted();
  if (code === 0) return origin;
  const remedy = remedyFor(Buffer.concat(said).toString(), project);
  throw new SetupError(remedy ?? `The deployment failed (${code}): see above.`);
}
