import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { HOST, claimFreePorts, claimPorts, portsFrom, type ClaimedPorts } from './ports.ts';

const open: Server[] = [];
const claimedHere: ClaimedPorts[] = [];

afterEach(async () => {
  for (const { release } of claimedHere.splice(0)) release();
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function freeBlock(): Promise<ClaimedPorts> {
  const claimed = await claimFreePorts();
  claimedHere.push(claimed);
  return claimed;
}

async function hold(port: number): Promise<void> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
}

test('every emulator has a port of its own, and the app the one that was asked for', () => {
  const ports = portsFrom(8400);
  expect(ports.app).toBe(8400);
  const all = Object.values(ports);
  expect(new Set(all).size).toBe(all.length);
  expect(Math.max(...all)).toBeLessThan(8420);
});

test.each([80, 65_530, 8400.5, Number.NaN])('%d is refused as the first port', (first) => {
  expect(() => portsFrom(first)).toThrow('is not a port');
});

test('two suites that start together never get the same ports', async () => {
  const blocks = await Promise.all(Array.from({ length: 20 }, freeBlock));
  const all = blocks.flatMap(({ ports }) => Object.values(ports));
  expect(new Set(all).size).toBe(all.length);
});

test('a block that a suite has claimed is busy for the next one, and free once it is released', async () => {
  const { ports, release } = await freeBlock();
  await expect(claimPorts(ports.app)).rejects.toThrow('perhaps by another `npm start`');
  release();
  claimedHere.push(await claimPorts(ports.app));
});

test('a busy port is named, with what it is for and how to choose others', async () => {
  const { ports, release } = await freeBlock();
  release();
  await hold(ports.auth);
  await expect(claimPorts(ports.app)).rejects.toThrow(
    `Port ${ports.auth}, meant for the auth emulator, is busy: stop what holds it, or choose other ports with PORT=${ports.app + 100}.`,
  );
});
