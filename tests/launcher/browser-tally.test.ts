import { describe, expect, it } from 'vitest';
import { tallyOfBrowser } from '../../scripts/testing/parts.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1_000 }] }] });
const report = (
  stats: { expected: number; flaky: number; unexpected?: number; skipped?: number },
  ...specs: ReturnType<typeof spec>[]
) => ({
  stats: { unexpected: 0, skipped: 0, ...stats },
  suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
});

describe('the tests in a browser (ADR 24)', () => {
  it('may need one second try in a run, which is named', () => {
    const tally = tallyOfBrowser(report({ expected: 1, flaky: 1 }, spec('first', 'expected'), spec('second', 'flaky')));
    expect(tally).toMatchObject({ passed: 2, failed: 0, secondTries: ['tests/e2e/a.spec.ts › second'] });
  });

  it('have failed where several needed one', () => {
    const tally = tallyOfBrowser(report({ expected: 1, flaky: 2 }, spec('one', 'flaky'), spec('two', 'flaky'), spec('three', 'expected')));
    expect(tally).toMatchObject({ passed: 1, failed: 2 });
    expect(tally.secondTries).toHaveLength(2);
  });

  it('have failed where one was skipped', () => {
    expect(tallyOfBrowser(report({ expected: 3, flaky: 0, skipped: 1 }))).toMatchObject({ passed: 3, failed: 1 });
  });
});
