import { MESSAGES } from '@knack/contract/messages';
import type { Locator, Page } from '@playwright/test';
import type { Member } from './community.ts';

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
const DOCUMENTS = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

/**
 * What the browser and Firestore's library say about a network that is not there. The library also looks for a picture
 * of Google's, to tell a broken network from a broken server; the page's policy does not let it, and no setting of the
 * library's keeps it from trying.
 */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|@firebase\/firestore|cleardot\.gif/;

interface Written {
  id: string;
  text: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Who said it, where that is not the author of all. */
  by?: Pick<Member, 'uid' | 'username'>;
}

const fieldsOf = (author: Pick<Member, 'uid' | 'username'>, text: string) => ({
  userId: { stringValue: author.uid },
  userName: { stringValue: author.username },
  userPhotoURL: { nullValue: null },
  text: { stringValue: text },
});

/** Puts messages into the room past the rules, all at once, as if they had been written at their times. */
export async function writePast(
  author: Pick<Member, 'uid' | 'username'>,
  messages: readonly Written[],
): Promise<void> {
  const writes = messages.map(({ id, text, createdAt, by = author }) => ({
    update: {
      name: `projects/${GCLOUD_PROJECT}/databases/(default)/documents/${MESSAGES}/${id}`,
      fields: {
        ...fieldsOf(by, text),
        createdAt: { timestampValue: new Date(createdAt).toISOString() },
      },
    },
  }));
  const response = await fetch(`${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`The room took nothing: ${response.status} ${await response.text()}`);
}

/**
 * Writes straight to the database with a member's own token, as a client of somebody's own making would; answers the
 * status. `changes` replaces fields of a valid message.
 */
export async function writeDirectly(
  author: Pick<Member, 'uid' | 'username' | 'token'>,
  id: string,
  text: string,
  changes: Record<string, object> = {},
): Promise<number> {
  const name = `projects/${GCLOUD_PROJECT}/databases/(default)/documents/${MESSAGES}/${id}`;
  const write = {
    update: { name, fields: { ...fieldsOf(author, text), ...changes } },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const response = await fetch(`${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  await response.body?.cancel();
  return response.status;
}

/** How many messages of exactly this text the room holds. */
export async function countStored(text: string): Promise<number> {
  const response = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: MESSAGES }],
        where: {
          fieldFilter: { field: { fieldPath: 'userName' }, op: 'GREATER_THAN', value: { stringValue: '' } },
        },
      },
    }),
  });
  const found = (await response.json()) as { document?: { fields: { text: { stringValue: string } } } }[];
  return found.filter(({ document }) => document?.fields.text.stringValue === text).length;
}

/** The messages on somebody's screen. */
export function logOf(page: Page): Locator {
  return page.getByRole('log', { name: 'Conversation' });
}

/** The one message that says this. */
export function messageOf(page: Page, text: string): Locator {
  return logOf(page).getByRole('listitem').filter({ hasText: text });
}

/** Writes into the field and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
