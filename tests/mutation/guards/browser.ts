import type { Guard } from '../guard.ts';

const http = (name: string) => `apps/server/src/http/${name}.ts`;
const proxied = ['apps/server/test/http/behind-a-proxy.test.ts'];
const safety = ['apps/server/test/http/browser-safety.test.ts'];

/** What browsers are told, whose word is taken for an address, and what the log tells. */
export const browserGuards: readonly Guard[] = [
  {
    name: 'over TLS the session’s cookie is bound to this host',
    kind: 'session',
    file: http('caller'),
    text: `secure ? '__Host-wagewright_session' : `,
    without: '',
    tests: proxied,
    only: 'binds the session',
  },
  {
    name: 'an answer before any hook has the protective headers',
    kind: 'origin',
    file: http('failures'),
    text: '{ ...protectiveHeaders, ',
    without: '{ ',
    tests: safety,
    only: 'scripts come',
  },
  {
    name: 'what is no request is refused with the protective headers',
    kind: 'origin',
    file: http('protection'),
    text: '{ ...protectiveHeaders, ',
    without: '{ ',
    tests: safety,
    only: 'two in one',
  },
  {
    name: 'an address counts only as far as a known proxy has said it',
    kind: 'limit',
    file: http('app'),
    text: 'options.trustedProxies.length > 0 && [...options.trustedProxies]',
    without: 'options.trustedProxies.length > 0',
    tests: proxied,
    only: 'believes where',
  },
  {
    name: 'a call is one however its address is written',
    kind: 'limit',
    file: http('caller'),
    text: 'routeOptions.url ?? url',
    without: 'url || routeOptions.url || url',
    tests: ['apps/server/test/http/raw-bodies.test.ts'],
    only: 'checked like a body',
  },
  {
    name: 'the log tells what was refused to whom',
    kind: 'audit',
    file: 'apps/server/src/core/implement.ts',
    text: 'context.http.tell({ procedure: contract.id, refused: error.code });',
    without: '',
    tests: proxied,
    only: 'tells who',
  },
  {
    name: 'the log tells nothing of the row that an error was about',
    kind: 'pay fields',
    file: 'packages/db/src/log-options.ts',
    text: `const toldFields = ['code', `,
    without: `const toldFields = ['detail', 'where', 'code', `,
    tests: ['packages/db/test/log-options.test.ts'],
  },
  {
    name: 'an answer that is not as its contract says is our fault, and not shown',
    kind: 'pay fields',
    file: 'apps/server/src/core/errors.ts',
    text: `if (error.cause instanceof ZodError) return new AppError('INTERNAL', {}, { cause: error.cause });`,
    without: '',
    tests: ['apps/server/test/core/implement.test.ts'],
    only: 'without what the contract',
  },
];
