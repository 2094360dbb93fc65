// Preloaded: what the function asks of Google by https goes to the stand-in (KNACK_GOOGLE) instead, so
// that it starts as in production, by REST and with credentials.
import https from 'node:https';
import http from 'node:http';
import { URL } from 'node:url';

const stand = new URL(process.env.KNACK_GOOGLE);
const originalFetch = globalThis.fetch;

globalThis.fetch = (input, options) => {
  const url = new URL(input.url ?? input);
  if (url.protocol !== 'https:') return originalFetch(input, options);
  return originalFetch(new URL(url.pathname + url.search, stand), options);
};

https.request = (...given) => {
  const options = Object.assign({}, ...given.filter((each) => typeof each === 'object'));
  const callback = given.find((each) => typeof each === 'function');
  const path = options.path ?? new URL(String(given[0])).pathname;
  const { method, headers } = options;
  return http.request({ hostname: stand.hostname, port: stand.port, method, path, headers }, callback);
};
