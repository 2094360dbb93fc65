import { connectProject } from './admin/connect.ts';
import { askOnTerminal, runAdmin } from './admin/run-admin.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { runScript } from './run-script.ts';

await runScript(async (interrupted) => {
  await runAdmin(process.argv.slice(2), {
    env: process.env,
    say: (line) => console.log(line),
    ask: askOnTerminal(),
    connect: connectProject,
    migrations: MIGRATIONS,
    interrupted,
  });
  return 0;
});
