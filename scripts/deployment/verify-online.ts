import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const webConfig = v.object({ projectId: v.string(), apiKey: v.pipe(v.string(), v.minLength(1)) });
const list = v.object({ articles: v.array(v.unknown()) });

/** How often a fresh deployment is asked before it counts as not answering. */
export interface Patience {
  readonly tries: number;
  readonly milliseconds: number;
}

async function read(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

async function fits(address: string, schema: v.GenericSchema, { tries, milliseconds }: Patience) {
  for (let attempt = 1; ; attempt += 1) {
    if (v.is(schema, await read(address))) return true;
    if (attempt >= tries) return false;
    await pause(milliseconds);
  }
}

/** Asks the deployed community what every visitor asks; one sentence with the remedy for what does not answer. */
export async function verifyOnline(origin: string, project: string, patience: Patience): Promise<string[]> {
  const [configured, answering] = await Promise.all([
    fits(`${origin}/__/firebase/init.json`, webConfig, patience),
    fits(`${origin}/articles?limit=1`, list, patience),
  ]);
  const settings = `https://console.firebase.google.com/project/${project}/settings/general`;
  return [
    ...(configured
      ? []
      : [
          `${origin} does not know its web app yet: register one and link it to the Hosting site at ${settings}.`,
        ]),
    ...(answering
      ? []
      : [`${origin}/articles does not answer: look at \`npx firebase functions:log --project ${project}\`.`]),
  ];
}
