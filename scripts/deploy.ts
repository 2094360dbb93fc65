import { chosenProject } from './deploy-project.ts';
import { FIREBASE_CLI } from './emulators/firebase-cli.ts';
import { STATIC_STEPS } from './gate/static-steps.ts';
import { allPassed, runSteps, summary } from './gate/steps.ts';
import { defaultProject, ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

await runScript(async (interrupted) => {
  const args = process.argv.slice(2);
  const project = chosenProject(args) ?? defaultProject();
  if (project.startsWith('demo-')) {
    throw new SetupError(
      `${project} exists in the emulators only: say where to deploy to, npm run deploy -- --project <id>.`,
    );
  }
  const outcomes = await runSteps(STATIC_STEPS, interrupted);
  console.log(`\n${summary(outcomes)}\n`);
  if (!allPassed(outcomes)) return 1;
  return runCommand(process.execPath, [FIREBASE_CLI, 'deploy', ...args], { cwd: ROOT, interrupted });
});
