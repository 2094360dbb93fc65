import type { Member } from '../../e2e/support/community.ts';

/** A member whom only the database's emulator knows: it takes an unsigned token for a signed one. */
export type SyntheticMember = Pick<Member, 'uid' | 'username' | 'token'>;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes such a member. */
export function syntheticMember(username: string): SyntheticMember {
  const uid = `uid-of-${username}`;
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub: uid, user_id: uid, username, iat: now, exp: now + 3_600 };
  const project = process.env.GCLOUD_PROJECT;
  const issuer = { iss: `https://securetoken.google.com/${project}`, aud: project };
  return {
    uid,
    username,
    token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...issuer, ...claims })}.`,
  };
}
