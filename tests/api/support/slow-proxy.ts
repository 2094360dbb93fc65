import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A way to an emulator that somebody else's network lies on. */
export interface SlowProxy {
  /** `host:port`, in place of the emulator's. */
  readonly host: string;
  /** What goes there takes so many milliseconds from now on. */
  delay(milliseconds: number): void;
}

const open: { close(): void }[] = [];

afterAll(() => {
  for (const proxy of open.splice(0)) proxy.close();
});

/** Passes on to `target` (`host:port`) every byte, each so many milliseconds late; Infinity is a line that is dead. */
export async function startSlowProxy(target: string, milliseconds: number): Promise<SlowProxy> {
  let lateness = milliseconds;
  const sockets = new Set<Socket>();
  const [hostname = '', port = ''] = target.split(':');
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((each) => each.destroy()));
    }
    near.on('data', (chunk) => {
      if (lateness === Infinity) return;
      // Timers of the same length go off in their order, so the bytes stay in theirs; they have to when it shrinks too.
      setTimeout(() => far.writable && far.write(chunk), lateness);
    });
    far.on('data', (chunk) => near.write(chunk));
  }).listen(0, '127.0.0.1');
  open.push({
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (changed) => {
      lateness = changed;
      // What is on its way keeps its order only on lines that keep their length.
      for (const socket of sockets) socket.destroy();
    },
  };
}
