import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestCaller, type TestServer, type TestServerOptions } from './test-server.ts';

/**
 * What all tests of a describe share: made before the first of them, disposed of after the last. It is there within tests and hooks, not
 * while a describe is read.
 */
export function forAllTests<Thing extends object>(make: () => Promise<Thing & Partial<AsyncDisposable>>): Thing {
  let made: (Thing & Partial<AsyncDisposable>) | undefined;
  const present = () => {
    if (!made) throw new Error('What all tests share is there only while they run.');
    return made;
  };
  beforeAll(async () => {
    made = await make();
  });
  afterAll(async () => await made?.[Symbol.asyncDispose]?.());
  return new Proxy({} as Thing, {
    get: (_target, name): unknown => Reflect.get(present(), name),
    set: (_target, name, value) => Reflect.set(present(), name, value),
  });
}

/** A server of their own for the tests of a describe. */
export const serverForAll = (options?: TestServerOptions): TestServer => forAllTests(() => startTestServer(options));

/** Somebody signed in to it, by account. */
export const callerForAll = (server: TestServer, account: string): TestCaller => forAllTests(() => server.signedIn(account));
