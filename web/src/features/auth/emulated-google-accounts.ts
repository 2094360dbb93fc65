import * as v from 'valibot';
import type { EmulatedGoogleAccount } from '../../lib/account.ts';
import { readStoredJson, STORAGE_KEYS, writeStored } from '../../lib/storage.ts';

const MOST = 5;

const accounts = v.array(v.object({ name: v.string(), email: v.string() }));

/** The made-up Google accounts used in this browser, latest first. */
export function usedAccounts(): EmulatedGoogleAccount[] {
  const parsed = v.safeParse(accounts, readStoredJson(STORAGE_KEYS.emulatedGoogleAccounts));
  return parsed.success ? parsed.output : [];
}

/** Puts an account first on that list, which keeps the latest five. */
export function rememberAccount(account: EmulatedGoogleAccount): void {
  const others = usedAccounts().filter(({ email }) => email !== account.email);
  const kept = [account, ...others].slice(0, MOST);
  writeStored(STORAGE_KEYS.emulatedGoogleAccounts, JSON.stringify(kept));
}
