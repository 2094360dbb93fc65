import { createServer, request as ask, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';

/** Stands for Google: hands out access tokens, and passes everything else to the Firestore emulator. */
export async function standInForGoogle(
  emulator: string,
): Promise<{ server: Server; env: NodeJS.ProcessEnv }> {
  const [hostname, port] = emulator.split(':');
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/token')) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ access_token: 'owner', expires_in: 3_600, token_type: 'Bearer' }));
      return;
    }
    const { method, url, headers } = request;
    const passed = ask(
      { hostname, port, method, path: url, headers: { ...headers, host: emulator } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const credentials = join(mkdtempSync(join(tmpdir(), 'knack-google-')), 'credentials.json');
  const user = {
    type: 'authorized_user',
    client_id: 'nobody',
    client_secret: 'nobody',
    refresh_token: 'nobody',
  };
  writeFileSync(credentials, JSON.stringify(user));
  return {
    server,
    env: {
      KNACK_GOOGLE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
    },
  };
}
