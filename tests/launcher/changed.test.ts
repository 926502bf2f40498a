import { describe, expect, it } from 'vitest';
import { neededFor } from '../../scripts/testing/changed.ts';

describe('npm test -- --changed', () => {
  it('leaves everything out for words', () => {
    expect(neededFor(['README.md', 'docs/adr/0001-node-from-npm.md'])).toEqual({ checks: false, suites: [], folders: [], browser: false });
  });

  it('looks a test up by its own file, without the browser', () => {
    const file = 'tests/payroll/raise.test.ts';
    expect(neededFor([file])).toEqual({ checks: true, suites: [file], folders: [], browser: false });
  });

  it('runs what starts the worker, and the browser, for a change of the worker', () => {
    const file = 'apps/worker/src/pool/pool.ts';
    expect(neededFor([file])).toEqual({ checks: true, suites: [file], folders: ['tests/chaos', 'tests/launcher'], browser: true });
  });

  it.each([
    'packages/db/prisma/migrations/1/migration.sql',
    'package-lock.json',
    'packages/calc-engine/packs/us/pack.yaml',
    'tests/vitest.config.ts',
  ])('runs all suites for %s, which all of them read and none imports', (file) => {
    expect(neededFor([file])).toMatchObject({ suites: 'all', browser: true });
  });
});
