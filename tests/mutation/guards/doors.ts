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
    tests: midSession,
    only: 'ends at its limit',
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
    tests: midSession,
    only: 'gets no session',
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

const auth = `${server}/identity/auth`;
const challenges = 'packages/db/src/identity/auth/captcha-challenges.ts';
const captcha = ['apps/server/test/identity/auth/captcha.test.ts'];
const proofs = ['apps/server/test/identity/auth/captcha-proof.test.ts'];
const atOnce = ['apps/server/test/identity/auth/attempts-at-once.test.ts'];
const lane = ['apps/server/test/core/lane.test.ts'];
const doors = ['apps/server/test/http/doors.test.ts'];
const rawBodies = ['apps/server/test/http/raw-bodies.test.ts'];

const guesses: readonly Guard[] = [
  {
    name: 'guesses at an account wait',
    kind: 'delay',
    file: `${auth}/sign-in-delay.ts`,
    text: 'remaining(byAccount, limits.signInFailuresBeforeDelay, attempt.at),',
    without: '0,',
    tests: signIn,
    only: 'wait longer',
  },
  {
    name: 'guesses from an address wait',
    kind: 'delay',
    file: `${auth}/sign-in-delay.ts`,
    text: 'remaining(byAddress, limits.signInFailuresBeforeDelay * addressAllowanceFactor, attempt.at),',
    without: '0,',
    tests: atOnce,
    only: 'an address waits',
  },
  {
    name: 'the wait grows with each failure',
    kind: 'delay',
    file: `${auth}/sign-in-delay.ts`,
    text: 'firstDelaySeconds * 2 ** Math.min(failures - free, 20)',
    without: 'firstDelaySeconds',
    tests: proofs,
    only: 'doubles',
  },
  {
    name: 'attempts that come at once are counted one after another',
    kind: 'lock',
    file: `${auth}/sign-in-delay.ts`,
    text: 'await lockAttempts(sql, attempt);',
    without: '',
    tests: atOnce,
    only: 'counted one after another|count the same attempts',
  },
  {
    name: 'an attempt counts before its password is looked at',
    kind: 'delay',
    file: 'packages/db/src/identity/auth/sign-in-attempts.ts',
    text: 'VALUES ($1, $2::int, $3, false, $4::timestamptz)',
    without: 'VALUES ($1, $2::int, $3, true, $4::timestamptz)',
    tests: signIn,
    only: 'wait longer',
  },
  {
    name: 'a captcha takes three answers',
    kind: 'limit',
    file: challenges,
    text: ' AND attempts < $5',
    without: ' AND $5::int IS NOT NULL',
    tests: signIn,
    only: 'three tries',
  },
  {
    name: 'a captcha gives one proof',
    kind: 'single use',
    file: challenges,
    text: ' AND proof_hash IS NULL AND attempts',
    without: ' AND attempts',
    tests: proofs,
    only: 'one proof',
  },
  {
    name: 'a captcha’s proof signs in once',
    kind: 'single use',
    file: challenges,
    text: ' AND used_at IS NULL',
    without: '',
    tests: signIn,
    only: 'each captcha proof once',
  },
  {
    name: 'a proof ends with its time',
    kind: 'single use',
    file: challenges,
    text: 'AND expires_at > $2 RETURNING',
    without: 'RETURNING',
    tests: proofs,
    only: 'too old',
  },
  {
    name: 'answers come with work after failures',
    kind: 'limit',
    file: `${auth}/check-captcha.ts`,
    text: `if (!hasWorked(id, work, await readCaptchaWork(deps.db.reads, id))) throw new AppError('CAPTCHA_WORK_MISSING');`,
    without: `if (!hasWorked(id, work, 0)) throw new AppError('CAPTCHA_WORK_MISSING');`,
    tests: captcha,
    only: 'takes an answer only with the work',
  },
  {
    name: 'a proof without the work of the account is not taken',
    kind: 'limit',
    file: `${auth}/sign-in-delay.ts`,
    text: `if (workBits < accountWorkBits(byAccount.failures)) throw new AppError('CAPTCHA_WORK_MISSING');`,
    without: '',
    tests: captcha,
    only: 'without its work',
  },
  {
    name: 'captchas are drawn so often for an address',
    kind: 'limit',
    file: `${auth}/get-captcha.ts`,
    text: 'use.asked >= limits.captchaPicturesPerAddressMax',
    without: 'use.asked < 0',
    tests: captcha,
    only: 'so many at most',
  },
  {
    name: 'the lane of slow work has an end',
    kind: 'limit',
    file: `${server}/core/lane.ts`,
    text: 'if (this.#waiting.length >= this.#waitingMax)',
    without: 'if (this.#waiting.length < 0)',
    tests: lane,
  },
  {
    name: 'the lane of slow work is as wide as it is',
    kind: 'limit',
    file: `${server}/core/lane.ts`,
    text: 'this.#running.size < this.#atOnce && ',
    without: '',
    tests: lane,
  },
];

const requests: readonly Guard[] = [
  {
    name: 'a made-up token is a stranger to the limits',
    kind: 'limit',
    file: `${server}/http/app.ts`,
    text: 'caller.actor ? `session ${caller.actor.sessionId}` : ip',
    without: `caller.tokenHash ? caller.tokenHash.toString('hex') : ip`,
    tests: doors,
    only: 'made-up token',
  },
  {
    name: 'calls of an address are limited',
    kind: 'limit',
    file: `${server}/http/app.ts`,
    text: 'max: requestsPerMinuteMax,',
    without: 'max: requestsPerMinuteMax * 1_000,',
    tests: doors,
    only: 'made-up token',
  },
  {
    name: 'strangers send little',
    kind: 'limit',
    file: `${server}/http/bodies.ts`,
    text: 'caller.actor ? limits.bodyBytesMax : limits.strangerBodyBytesMax',
    without: 'caller ? limits.bodyBytesMax : limits.strangerBodyBytesMax',
    tests: rawBodies,
    only: 'up to the limit',
  },
  {
    name: 'a body without a length is counted as it comes',
    kind: 'limit',
    file: `${server}/http/bodies.ts`,
    text: 'if (bytes > limitBytes) done(tooLarge(limitBytes));',
    without: 'if (bytes < 0) done(tooLarge(limitBytes));',
    tests: rawBodies,
    only: 'cut off',
  },
  {
    name: 'JSON is nested so deep',
    kind: 'limit',
    file: `${server}/http/check-json.ts`,
    text: 'if (this.#open.length === limits.jsonDepthMax)',
    without: 'if (this.#open.length < 0)',
    tests: rawBodies,
  },
  {
    name: 'only hosts that are configured are answered',
    kind: 'origin',
    file: `${server}/http/hosts.ts`,
    text: 'known.has(host) || isLoopback',
    without: 'known || isLoopback',
    tests: doors,
    only: 'not configured',
  },
  {
    name: 'no secret comes in an address',
    kind: 'origin',
    file: `${server}/http/secrets.ts`,
    text: 'asParameter.has(name.toLowerCase()) || ',
    without: '',
    tests: doors,
    only: 'in an address',
  },
  {
    name: 'answers are not kept by caches',
    kind: 'origin',
    file: `${server}/http/guards.ts`,
    text: `app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));`,
    without: '',
    tests: doors,
    only: 'kept by a cache',
  },
  {
    name: 'streams of a session are limited',
    kind: 'limit',
    file: `${server}/http/streams.ts`,
    text: 'if (count >= limits.streamsPerSessionMax)',
    without: 'if (count < 0)',
    tests: ['apps/server/test/http/subscriptions.test.ts'],
    only: 'so many a session',
  },
];

export const doorGuards: readonly Guard[] = [...sessions, ...origin, ...guesses, ...requests];
