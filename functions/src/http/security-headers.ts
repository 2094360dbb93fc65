import type { RequestHandler } from 'express';
import firebase from '../../../firebase.json' with { type: 'json' };

const EVERYWHERE = '**';
const POLICY = 'Content-Security-Policy';
const EMULATORS = 'http://127.0.0.1:* http://localhost:* ws:';

/**
 * Sends with every answer what Hosting sends with every file: the function has an address of its own, where no
 * Hosting stands before it. firebase.json is the one place that says what these are.
 */
export function securityHeaders(emulated: boolean): RequestHandler {
  const rule = firebase.hosting.headers.find(({ source }) => source === EVERYWHERE);
  if (rule === undefined) throw new Error(`firebase.json has no headers for "${EVERYWHERE}".`);
  const headers = rule.headers.map(({ key, value }): [string, string] => [
    key,
    emulated && key === POLICY ? allowEmulators(value) : value,
  ]);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** A Content-Security-Policy that also lets the app speak to emulators on this machine. */
export function allowEmulators(policy: string): string {
  return policy.replace(/connect-src[^;]*/, (directive) => `${directive} ${EMULATORS}`);
}
