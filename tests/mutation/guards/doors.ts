import type { Guard } from '../guard.ts';

const signIn = ['apps/server/test/identity/auth/sign-in.test.ts'];
const midSession = ['tests/permissions/mid-session.test.ts'];
const rest = ['apps/server/test/http/rest-conventions.test.ts'];
const server = 'apps/server/src';
const caller = 'packages/db/src/identity/sessions/read-caller.ts';

const sessions: readonly Guard[] = [
  {
    name: 'a session ends at its limit',
    kind: 'session',
    file: caller,
    text: ' AND s.expires_at > $2 AND',
    without: ' AND (s.expires_at > $2 OR true) AND',
    tests: signIn,
    only: 'expired session',
  },
  {
    name: 'a session ends after a time without use',
    kind: 'session',
    file: caller,
    text: 's.last_seen_at >= $3',
    without: '(s.last_seen_at >= $3 OR true)',
    tests: signIn,
    only: 'not used for an hour',
  },
  {
    name: 'a session that was ended is over',
    kind: 'session',
    file: caller,
    text: ' AND s.revoked_at IS NULL',
    without: '',
    tests: signIn,
    only: 'ends the session at sign-out',
  },
  {
    name: 'a disabled user has no session',
    kind: 'session',
    file: caller,
    text: ` AND u.status = 'active'`,
    without: '',
    tests: midSession,
  },
  {
    name: 'a disabled user cannot sign in',
    kind: 'session',
    file: `${server}/identity/auth/sign-in.ts`,
    text: ` && user?.status === 'active'`,
    without: '',
    tests: signIn,
  },
  {
    name: 'what a role no longer grants is gone at once',
    kind: 'session',
    file: caller,
    text: `concat_ws(':', r.id, r.version, `,
    without: `concat_ws(':', r.id, 1, `,
    tests: midSession,
  },
];

const origin: readonly Guard[] = [
  {
    name: 'a change that rides on a cookie comes from our own pages',
    kind: 'origin',
    file: `${server}/http/guards.ts`,
    text: `if (request.caller.byCookie && !isSameOrigin(request.headers)) throw new AppError('FOREIGN_ORIGIN');`,
    without: '',
    tests: rest,
    only: 'another origin',
  },
  {
    name: 'a browser’s word goes before the origin header',
    kind: 'origin',
    file: `${server}/http/guards.ts`,
    text: `if (typeof site === 'string') return site === 'same-origin';`,
    without: '',
    tests: rest,
    only: 'another origin',
  },
  {
    name: 'the session’s cookie is for our pages only',
    kind: 'origin',
    file: `${server}/http/request-context.ts`,
    text: `void reply.setCookie(sessionCookie, token, { path: basePath, httpOnly: true, sameSite: 'strict'`,
    without: `void reply.setCookie(sessionCookie, token, { path: basePath, httpOnly: true`,
    tests: signIn,
    only: 'gives a session',
  },
];

export const doorGuards: readonly Guard[] = [...sessions, ...origin];
