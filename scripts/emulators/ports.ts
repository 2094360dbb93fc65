import { createServer, type Server } from 'node:net';
import { SetupError } from '../setup-error.ts';

/** The address every emulator listens on. */
export const HOST = '127.0.0.1';

/** The order is each port's distance from the first one, the app's. */
const ROLES = [
  'app',
  'functions',
  'firestore',
  'auth',
  'hub',
  'ui',
  'logging',
  'firestoreWebsocket',
  'eventarc',
  'tasks',
  'vite',
  'claim',
] as const;

/** What a port of the suite is for. `claim` is held by the script itself, so that no two suites share a block. */
export type PortRole = (typeof ROLES)[number];
/** One port for each role. */
export type Ports = Readonly<Record<PortRole, number>>;
/** A block of ports that no other suite will use until it is released. */
export type ClaimedPorts = { readonly ports: Ports; readonly release: () => void };

const FIRST_FREE_BLOCK = 20_000;
/** Below the ports that operating systems hand out for outgoing connections. */
const LAST_FREE_BLOCK = 32_000;
const BLOCK_SIZE = 20;
const ATTEMPTS = 50;

/** The ports of a suite whose app is at `first`; RangeError unless the whole block is between 1024 and 65535. */
export function portsFrom(first: number): Ports {
  if (!Number.isInteger(first) || first < 1024 || first + ROLES.length > 65_536) {
    throw new RangeError(`${first} is not a port from 1024 to ${65_536 - ROLES.length}`);
  }
  return Object.fromEntries(ROLES.map((role, distance) => [role, first + distance])) as Ports;
}

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(server));
  });
}

async function busyPort(ports: Ports): Promise<PortRole | undefined> {
  for (const role of ROLES) {
    if (role === 'claim') continue;
    const server = await listen(ports[role]);
    if (server === undefined) return role;
    await new Promise((resolve) => server.close(resolve));
  }
  return undefined;
}

async function claim(ports: Ports): Promise<ClaimedPorts | PortRole> {
  const server = await listen(ports.claim);
  if (server === undefined) return 'claim';
  const busy = await busyPort(ports);
  if (busy === undefined) {
    server.unref();
    return { ports, release: () => void server.close() };
  }
  server.close();
  return busy;
}

/** Whether a suite has these ports. */
export async function areClaimed(ports: Ports): Promise<boolean> {
  const server = await listen(ports.claim);
  server?.close();
  return server === undefined;
}

/** The block that begins at `first`; a SetupError names the port that is taken and how to choose another. */
export async function claimPorts(first: number): Promise<ClaimedPorts> {
  const ports = portsFrom(first);
  const claimed = await claim(ports);
  if (typeof claimed !== 'string') return claimed;
  throw new SetupError(
    claimed === 'app' || claimed === 'claim'
      ? `Port ${ports[claimed]} is busy, perhaps by another \`npm start\`: stop that, or choose other ports with PORT=${first + 100}.`
      : `Port ${ports[claimed]}, meant for the ${claimed} emulator, is busy: stop what holds it, or choose other ports with PORT=${first + 100}.`,
  );
}

/** A block that nobody uses; blocks are tried in random order, so that suites starting together seldom meet. */
export async function claimFreePorts(): Promise<ClaimedPorts> {
  const blocks = (LAST_FREE_BLOCK - FIRST_FREE_BLOCK) / BLOCK_SIZE;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = FIRST_FREE_BLOCK + BLOCK_SIZE * Math.floor(Math.random() * blocks);
    const claimed = await claim(portsFrom(first));
    if (typeof claimed !== 'string') return claimed;
  }
  throw new SetupError(
    `No free ports were found between ${FIRST_FREE_BLOCK} and ${LAST_FREE_BLOCK}: stop some suites.`,
  );
}
