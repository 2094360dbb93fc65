import { SetupError } from '../setup-error.ts';

/** What `npm run deploy` was told; `rest` is for the Firebase CLI as it is. */
export interface DeployOptions {
  readonly project: string | undefined;
  /** Where people will find the community, without a slash at its end. */
  readonly origin: string | undefined;
  readonly rest: readonly string[];
}

/** Takes the project and the origin out of the arguments, in any of the forms that the CLI takes. */
export function parseDeployOptions(args: readonly string[]): DeployOptions {
  const rest: string[] = [];
  let project: string | undefined;
  let origin: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, name = '', joined] = /^(--project|--origin|-P)(?:=|(?<=-P)(?=.))(.+)$/.exec(arg) ?? [];
    const option = name || arg;
    if (option !== '--project' && option !== '-P' && option !== '--origin') rest.push(arg);
    else {
      const value = joined ?? args[(index += 1)];
      if (value === undefined || value.startsWith('-')) throw new SetupError(`${option} takes a value.`);
      if (option === '--origin') origin = parseOrigin(value);
      else project = value;
    }
  }
  return { project, origin, rest };
}

function parseOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const secure = url?.protocol === 'https:' || url?.hostname === '127.0.0.1';
  if (url === undefined || !secure || value.replace(/\/$/, '') !== url.origin)
    throw new SetupError(`--origin takes an address such as https://knack.example, not ${value}.`);
  return url.origin;
}
