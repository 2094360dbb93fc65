import { firebaseAccounts, type Accounts } from './accounts.ts';
import { systemClock, type Clock } from './clock.ts';
import { connectFirestore, type Firestore } from './firestore.ts';
import { randomId, type IdSource } from './ids.ts';
import { cloudLog, type Log } from './log.ts';
import { dailyQuotas, type Quotas } from './quotas.ts';

/** Everything that a use case needs of the world outside; a test gives its own. */
export interface Platform {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: Clock;
  readonly newId: IdSource;
  readonly log: Log;
  readonly quotas: Quotas;
}

/** The world as it is: the project's accounts and, unless another is given, its store; the machine's clock. */
export function connectPlatform(db: Firestore = connectFirestore()): Platform {
  return {
    db,
    accounts: firebaseAccounts,
    now: systemClock,
    newId: randomId,
    log: cloudLog,
    quotas: dailyQuotas(),
  };
}
