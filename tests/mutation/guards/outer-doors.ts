import type { Guard } from '../guard.ts';

const server = 'apps/server/src';
const http = (name: string) => `${server}/http/${name}.ts`;
const auth = (name: string) => `${server}/identity/auth/${name}.ts`;
const doors = ['apps/server/test/http/doors.test.ts'];
const bodies = ['apps/server/test/http/raw-bodies.test.ts'];
const streams = ['apps/server/test/http/subscriptions.test.ts'];
const attempts = ['apps/server/test/identity/auth/attempts-at-once.test.ts'];
const captcha = ['apps/server/test/identity/auth/captcha.test.ts'];
const inputs = ['packages/contracts/test/inputs.test.ts'];
const hostile = ['tests/permissions/hostile-values.test.ts'];

const signIns: readonly Guard[] = [
  {
    name: 'an address that guesses has to wait',
    kind: 'delay',
    file: auth('sign-in-delay'),
    text: 'remaining(byAddress, limits.signInFailuresBeforeDelay * addressAllowanceFactor, attempt.at),',
    without: '',
    tests: attempts,
  },
  {
    name: 'attempts are counted one after another',
    kind: 'lock',
    file: auth('sign-in-delay'),
    text: 'await lockAttempts(sql, attempt);',
    without: '',
    tests: attempts,
  },
  {
    name: 'one’s own account clears no guesses at others from the same address',
    kind: 'delay',
    file: 'packages/db/src/identity/auth/sign-in-attempts.ts',
    text: 's.account = f.account AND ',
    without: '',
    tests: attempts,
  },
  {
    name: 'an account that others failed at costs work at sign-in',
    kind: 'limit',
    file: auth('sign-in-delay'),
    text: `if (workBits < accountWorkBits(byAccount.failures)) throw new AppError('CAPTCHA_WORK_MISSING');`,
    without: '',
    tests: captcha,
  },
  {
    name: 'an answer comes with the work that its picture asks for',
    kind: 'limit',
    file: auth('check-captcha'),
    text: `if (!hasWorked(id, work, await readCaptchaWork(deps.db.reads, id))) throw new AppError('CAPTCHA_WORK_MISSING');`,
    without: 'if (false as boolean) hasWorked(id, work, await readCaptchaWork(deps.db.reads, id));',
    tests: captcha,
  },
  {
    name: 'an address gets so many pictures',
    kind: 'limit',
    file: auth('get-captcha'),
    text: `if (use.asked >= limits.captchaPicturesPerAddressMax)`,
    without: 'if (false as boolean)',
    tests: captcha,
  },
  {
    name: 'the lane for slow work has an end',
    kind: 'limit',
    file: `${server}/core/lane.ts`,
    text: 'if (this.#waiting.length >= this.#waitingMax)',
    without: 'if (false as boolean)',
    tests: ['apps/server/test/core/lane.test.ts'],
  },
];

const requests: readonly Guard[] = [
  {
    name: 'a made-up token is a stranger to the limits',
    kind: 'limit',
    file: http('app'),
    text: '(caller.actor ? `session ${caller.actor.sessionId}` : ip)',
    without: `(caller.tokenHash?.toString('hex') ?? ip)`,
    tests: doors,
  },
  {
    name: 'health checks are not counted',
    kind: 'limit',
    file: http('health'),
    text: 'rateLimit: false',
    without: '',
    tests: doors,
  },
  {
    name: 'an unknown host is refused',
    kind: 'origin',
    file: http('hosts'),
    text: 'if (known.has(host) ||',
    without: 'if ((true as boolean) ||',
    tests: doors,
  },
  {
    name: 'answers are not kept',
    kind: 'origin',
    file: http('guards'),
    text: `app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));`,
    without: '',
    tests: doors,
  },
  {
    name: 'secrets do not come in an address',
    kind: 'origin',
    file: http('secrets'),
    text: 'if (asParameter.has(name.toLowerCase()) || asMember.test(value))',
    without: 'if (false as boolean)',
    tests: doors,
  },
  {
    name: 'an Idempotency-Key is taken or refused, never ignored',
    kind: 'idempotency',
    file: http('guards'),
    text: 'if (key !== undefined && !idempotencyKey.test(String(key)))',
    without: 'if (false as boolean)',
    tests: doors,
  },
  {
    name: 'strangers send little',
    kind: 'limit',
    file: http('bodies'),
    text: '(caller.actor ? limits.bodyBytesMax : limits.strangerBodyBytesMax)',
    without: '(caller.actor ? limits.bodyBytesMax : limits.bodyBytesMax)',
    tests: bodies,
  },
  {
    name: 'a body without a length is cut off',
    kind: 'limit',
    file: http('bodies'),
    text: 'if (bytes > limitBytes) done(tooLarge(limitBytes));',
    without: 'if (false as boolean) done(tooLarge(limitBytes));',
    tests: bodies,
  },
  {
    name: 'nesting has an end',
    kind: 'limit',
    file: http('check-json'),
    text: 'if (this.#open.length === limits.jsonDepthMax)',
    without: 'if (false as boolean)',
    tests: bodies,
  },
  {
    name: 'the typed door’s query is checked like a body',
    kind: 'limit',
    file: http('bodies'),
    text: 'for (const value of query.getAll(name)) checkJson(value, `The query parameter ${name}`);',
    without: 'for (const value of query.getAll(name)) if (false as boolean) checkJson(value, name);',
    tests: bodies,
  },
  {
    name: 'a session holds so many streams',
    kind: 'limit',
    file: http('streams'),
    text: 'if (count >= limits.streamsPerSessionMax)',
    without: 'if (false as boolean)',
    tests: streams,
  },
  {
    name: 'a stream ends with its session',
    kind: 'session',
    file: auth('sign-out'),
    text: `await notify({ topic: 'session', id: actor.sessionId });`,
    without: 'void notify;',
    tests: streams,
  },
  {
    name: 'a stream does not keep its session alive',
    kind: 'session',
    file: `${server}/core/actor.ts`,
    text: `if (doing === 'calling' && `,
    without: 'if (',
    tests: streams,
  },
];

const values: readonly Guard[] = [
  {
    name: 'a name holds no character that hides',
    kind: 'origin',
    file: 'packages/contracts/src/core/primitives.ts',
    text: '`^[^\\p{Cc}${hidden}]*$`',
    without: '`^[^\\p{Cc}]*$`',
    tests: inputs,
  },
  {
    name: 'a typed number fits where it is stored',
    kind: 'origin',
    file: `${server}/payroll/tables/stored-cell.ts`,
    text: 'return fitsInt64(minor)',
    without: 'return (fitsInt64(minor) || true)',
    tests: hostile,
    only: 'too large to be stored',
  },
];

export const outerDoorGuards: readonly Guard[] = [...signIns, ...requests, ...values];
