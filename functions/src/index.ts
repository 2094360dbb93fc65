import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { MESSAGES } from '@knack/contract/messages';
import type { Express } from 'express';
import { cloudLog } from './platform/log.ts';
import { refuseEmulatorsInProduction } from './platform/environment.ts';

const REGION = 'europe-west1';

refuseEmulatorsInProduction(process.env);

let app: Promise<Express> | undefined;

// Each function has instances of its own: what only one of them needs is loaded by that one.
function loadApp(): Promise<Express> {
  app ??= import('./http/create-app.ts').then(({ createApp }) => createApp());
  return app;
}

/** The API and, where a screen shares its address, the app's shell. */
export const api = onRequest(
  { region: REGION, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 20 },
  async (request, response) => {
    (await loadApp())(request, response);
  },
);

/** Takes down what is beyond a member's pace, and masks what a browser did not. */
export const guardMessage = onDocumentCreated(
  { document: `${MESSAGES}/{id}`, region: REGION, memory: '256MiB', maxInstances: 5, retry: true },
  async ({ data }) => {
    if (data === undefined) return;
    const { guardMessage: guard } = await import('./messages/guard-message.ts');
    await guard(data);
  },
);

cloudLog.info('Ready', { node: process.version, revision: process.env['K_REVISION'] });
