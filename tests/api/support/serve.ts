// The API in a process of its own, whose environment says where the world is; its address is sent to the parent.
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../functions/src/http/create-app.ts';
import { openStore } from './project.ts';

const log = { info: () => {}, error: () => {} };
const server = createApp({ db: openStore(), log }).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
