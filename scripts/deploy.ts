import { parseDeployOptions } from './deployment/deploy-options.ts';
import { firebaseDeploy, refuseEmulators, requireAccess } from './deployment/firebase-deploy.ts';
import { verifyOnline } from './deployment/verify-online.ts';
import { FIREBASE_CLI } from './emulators/firebase-cli.ts';
import { STATIC_LINES } from './gate/static-steps.ts';
import { allPassed, runLines, summary } from './gate/steps.ts';
import { defaultProject, ROOT } from './paths.ts';
import { runScript } from './run-script.ts';

await runScript(async (interrupted) => {
  const { project = defaultProject(), origin, rest } = parseDeployOptions(process.argv.slice(2));
  const deployment = { project, origin, rest, cli: FIREBASE_CLI, root: ROOT, env: process.env, interrupted };
  refuseEmulators(deployment);
  await requireAccess(deployment);
  const startedAt = performance.now();
  const outcomes = await runLines(STATIC_LINES, interrupted);
  console.log(`\n${summary(outcomes, (performance.now() - startedAt) / 1000)}\n`);
  if (!allPassed(outcomes)) return 1;
  const address = await firebaseDeploy(deployment);
  if (rest.some((arg) => /^--(only|except|dry-run)\b/.test(arg))) return 0;
  // A function that was just made may take a minute until everybody may call it.
  const missing = await verifyOnline(address, project, { tries: 10, milliseconds: 6_000 });
  console.log(missing.length === 0 ? `\nThe community is online: ${address}` : `\n${missing.join('\n')}`);
  return missing.length === 0 ? 0 : 1;
});
