import type { Caller } from '../platform/accounts.ts';
import { isoTime } from '../platform/clock.ts';
import { usernameOf } from '../platform/members.ts';
import type { Platform } from '../platform/platform.ts';
import { commitCounted } from '../platform/quotas.ts';
import { readAll } from './export.repository.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/**
 * Everything that is stored about the caller, as the text of one JSON object, piece by piece: never more than a page of
 * documents is in memory. Counted; throws the Refusals `quota-used-up` and `being-deleted` before the first piece.
 */
export async function* exportData(platform: Platform, caller: Caller): AsyncGenerator<string> {
  const { db, accounts, now } = platform;
  await commitCounted(platform, caller.uid, 'dataExports', () => undefined);
  const username = await usernameOf(db, caller);
  const account = await accounts.describe(caller.uid);
  yield `{\n"exportedAt": "${isoTime(now())}",\n"account": ${JSON.stringify(account, null, 2)}`;
  for (const data of PERSONAL_DATA) {
    if (data.inExport === undefined || (data.by === 'username' && username === null)) continue;
    yield `,\n"${data.inExport.name}": [`;
    let separator = '\n';
    for await (const document of readAll(db, data, { uid: caller.uid, username: username ?? '' })) {
      yield separator + JSON.stringify(document, null, 2);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
