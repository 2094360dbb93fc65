import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildAlone } from '../floors.ts';
import type { SyntheticMember } from './members.ts';

const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT } = process.env;

/** The room without the product: the SDK, a list, and nothing that is not needed to write and read along. */
const SOURCE = `
import { initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore';
const { host, port, project, member } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const db = fs.initializeFirestore(initializeApp({ projectId: project }), {});
fs.connectFirestoreEmulator(db, host, port, member === null ? {} : {
  mockUserToken: { sub: member.uid, user_id: member.uid, username: member.username } });
const room = fs.collection(db, 'messages');
const list = document.querySelector('ul');
fs.onSnapshot(fs.query(room, fs.orderBy('createdAt', 'desc'), fs.limit(100)), (snapshot) => {
  for (const { type, doc } of snapshot.docChanges()) {
    if (type !== 'added') continue;
    const item = document.createElement('li');
    item.dataset.message = doc.id;
    item.textContent = doc.get('text');
    list.append(item);
  }
});
window.send = (text) => fs.addDoc(room, {
  userId: member.uid, userName: member.username, userPhotoURL: null, text, createdAt: fs.serverTimestamp() });
`;

declare global {
  interface Window {
    send: (text: string) => Promise<unknown>;
  }
}

/** Serves the bare room, from this machine like everything else; resolves to its address. */
export async function serveBareRoom(): Promise<string> {
  const script = await buildAlone(SOURCE);
  const html = `<!doctype html><title>Bare room</title><ul></ul><script type="module" src="/room.js"></script>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/room.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Opens the bare room, as somebody if they are to write. */
export async function openBareRoom(
  page: Page,
  address: string,
  member: SyntheticMember | null = null,
): Promise<void> {
  const [host = '', port = ''] = FIRESTORE_EMULATOR_HOST.split(':');
  const setup = { host, port: Number(port), project: GCLOUD_PROJECT, member };
  await page.goto(`${address}#${encodeURIComponent(JSON.stringify(setup))}`);
}
