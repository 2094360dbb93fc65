import { build } from './app-build/build.ts';
import { runScript } from './run-script.ts';

await runScript(async (interrupted) => {
  await build({ output: 'live', interrupted });
  return 0;
});
