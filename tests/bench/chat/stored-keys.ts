const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
const DOCUMENTS = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

/** The keys of a run's messages that the room holds, in the server's order. */
export async function storedKeys(run: string): Promise<string[]> {
  const response = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'messages' }],
        orderBy: [{ field: { fieldPath: 'createdAt' } }, { field: { fieldPath: '__name__' } }],
      },
    }),
  });
  if (!response.ok) throw new Error(`The room could not be read: ${response.status}`);
  const found = (await response.json()) as { document?: { fields: { text: { stringValue: string } } } }[];
  return found.flatMap(({ document }) => {
    const [, key] = /([\w-]+-\d+\.)$/.exec(document?.fields.text.stringValue ?? '') ?? [];
    return key?.startsWith(`${run}-`) ? [key] : [];
  });
}
