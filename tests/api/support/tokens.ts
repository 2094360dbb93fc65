/** What a token says of its bearer. */
type Claims = Record<string, unknown>;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a token says, unchecked. */
export function decodeClaims(token: string): Claims {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
}

/** A token without a signature, as the emulator's are. */
export function unsignedToken(claims: Claims, header: object = { alg: 'none', typ: 'JWT' }): string {
  return `${encode(header)}.${encode(claims)}.`;
}

/** The same token but for some claims. */
export function changedClaims(token: string, change: (claims: Claims) => object): string {
  const claims = decodeClaims(token);
  return unsignedToken({ ...claims, ...change(claims) });
}

/** What a server of one's own makes for somebody to sign in with. */
export function customToken(uid: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const service = 'firebase-auth-emulator@example.com';
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  return unsignedToken({ uid, iat, exp: iat + 3_600, iss: service, sub: service, aud });
}
