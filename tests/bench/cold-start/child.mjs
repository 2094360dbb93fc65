// Started as a process of its own: serves with the given module, asks it once, says so and ends.
// node [--import ../../google/redirect.mjs] child.mjs <express | path of a module> <path asked for>
import { createServer, get } from 'node:http';
import { pathToFileURL } from 'node:url';

const [what, path] = process.argv.slice(2);
const module = await import(pathToFileURL(what).href);
const handler = module.api ?? module.createApp();
const server = createServer(handler).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  get({ port, path, headers: { accept: 'application/json' } }, (response) => {
    response.resume();
    response.once('end', () => {
      const { user, system } = process.cpuUsage();
      process.send({ status: response.statusCode, cpu: (user + system) / 1_000 });
      process.disconnect();
      process.exit();
    });
  });
});
