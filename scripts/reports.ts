// npm run reports -- --project <id> [--limit 50]: what members have reported, the newest first. Reads the store with
// the credentials of whoever runs it (`gcloud auth application-default login`), or the emulators' where
// their variables are set.
import { connectProject } from './admin/connect.ts';
import { accessFailure, requireProject } from './admin/project.ts';
import { listReports } from './reports/list-reports.ts';
import { parseOptions } from './parse-options.ts';
import { runScript } from './run-script.ts';
import { SetupError } from './setup-error.ts';

await runScript(async () => {
  const { limit = '50', project } = parseOptions(process.argv.slice(2), {
    limit: { type: 'string' },
    project: { type: 'string' },
  });
  if (!/^[1-9]\d{0,2}$/.test(limit)) throw new SetupError('--limit takes how many, from 1 to 999.');
  const { db } = await connectProject(requireProject(project, process.env));
  try {
    console.log(await listReports(db, Number(limit)));
  } catch (error) {
    throw accessFailure(error);
  } finally {
    await db.terminate();
  }
  return 0;
});
