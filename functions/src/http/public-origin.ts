import type { Request } from 'express';

/**
 * Where people find the app: `KNACK_ORIGIN` if it is set, else the host that the request was sent to, as Hosting
 * passes it on.
 */
export function publicOrigin(request: Request): string {
  const configured = process.env['KNACK_ORIGIN'];
  if (configured) return configured.replace(/\/+$/, '');
  const host = firstOf(request.get('X-Forwarded-Host')) ?? request.get('Host') ?? '';
  const secure = firstOf(request.get('X-Forwarded-Proto')) === 'https';
  return /^[\w.:[\]-]+$/.test(host) ? `${secure ? 'https' : 'http'}://${host}` : '';
}

function firstOf(list: string | undefined): string | undefined {
  return list?.split(',')[0]?.trim();
}
