import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

let appCheck: AppCheck | undefined;

/** Has the app vouch for itself: sign-in and the room then send a token of App Check with every call. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The app's token for the API; rejects when none is to be had. */
export async function appCheckToken(): Promise<string> {
  if (appCheck === undefined) throw new Error('startAppCheck() comes first');
  return (await getToken(appCheck)).token;
}
