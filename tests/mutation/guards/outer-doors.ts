import type { Guard } from '../guard.ts';

const server = 'apps/server/src';
const http = (name: string) => `${server}/http/${name}.ts`;
const auth = (name: string) => `${server}/identity/auth/${name}.ts`;
const doors = ['apps/server/test/http/doors.test.ts'];
const bodies = ['apps/server/test/http/raw-bodies.test.ts'];
const streams = ['apps/server/test/http/subscriptions.test.ts'];
const attempts = ['apps/server/test/identity/auth/attempts-at-once.test.ts'];
const inputs = ['packages/contracts/test/inputs.test.ts'];
const hostile = ['tests/permissions/hostile-values.test.ts'];

const signIns: readonly Guard[] = [
  {
    name: 'one’s own account clears no guesses at others from the same address',
    kind: 'delay',
    file: 'packages/db/src/identity/auth/sign-in-attempts.ts',
    text: 's.account = f.account AND ',
    without: '',
    tests: attempts,
  },
];

const requests: readonly Guard[] = [
  {
    name: 'health checks are not counted',
    kind: 'limit',
    file: http('health'),
    text: 'rateLimit: false',
    without: '',
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
    name: 'the typed door’s query is checked like a body',
    kind: 'limit',
    file: http('bodies'),
    text: 'for (const value of query.getAll(name)) checkJson(value, `The query parameter ${name}`);',
    without: 'for (const value of query.getAll(name)) if (false as boolean) checkJson(value, name);',
    tests: bodies,
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
