type AuthClient = typeof import('./firebase/auth.ts');

let loading: Promise<AuthClient> | undefined;

/**
 * The sign-in code with the provider's library, loaded when first asked for and once; rejects when it or the project's
 * configuration cannot be fetched, and then starts over at the next call.
 */
export function loadAuthClient(): Promise<AuthClient> {
  loading ??= import('./firebase/auth.ts')
    .then(async (client) => {
      await client.openAuth();
      return client;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The signed-in person's ID token, fresh from the provider if `renewed`; null when nobody is signed in. */
export async function getIdToken(renewed = false): Promise<string | null> {
  return (await loadAuthClient()).getIdToken(renewed);
}

/** The token with which the app vouches for itself (App Check); rejects when none is to be had. */
export async function getAppToken(): Promise<string> {
  await loadAuthClient();
  return (await import('./firebase/app-check.ts')).appCheckToken();
}
