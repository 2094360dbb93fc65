// The floor: node and express, answering what it has at hand.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('../../../functions/package.json'));
const express = require('express');

export function createApp() {
  const app = express();
  app.get('/articles', (_request, response) => void response.json({ articles: [], nextCursor: null }));
  return app;
}
