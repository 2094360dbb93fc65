import { openCommunity } from './api/community.ts';
import { bareTimes, times } from './api/load.ts';
import { reads } from './api/requests.ts';
const c = await openCommunity(Number(process.argv[2]));
console.log('filled', new Date().toISOString());
for (const { what, request, bare } of await reads(c)) {
  if (!bare) continue;
  const load = { connections: 1, amount: 3 };
  console.log(what, await times(c, request, load), await bareTimes(c, bare, load));
}
process.exit(0);
