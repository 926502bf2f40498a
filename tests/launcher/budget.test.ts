import { describe, expect, it } from 'vitest';
import { processorSecondsAim, saySpent } from '../../scripts/testing/budget.ts';
import type { PartResult } from '../../scripts/testing/part.ts';

const part = (processorSeconds: number | undefined, files: PartResult['files'] = []): PartResult => ({
  name: 'suites',
  passed: 1,
  failed: 0,
  seconds: 1,
  processorSeconds,
  files,
});

describe('what a whole run may cost', () => {
  it('is said in one line while it is little', () => {
    expect(saySpent([part(400)], 100)).toEqual(['Processor time: suites 400 s, database 100 s; in all 500 s.']);
  });

  it('is said with the files that took longest where it becomes dear', () => {
    const files = [3, 70, 8].map((seconds) => ({ name: `tests/${seconds}.test.ts`, seconds }));
    const lines = saySpent([part(processorSecondsAim, files)], 1);
    expect(lines[1]).toContain(`more than the ${processorSecondsAim} s that it should be`);
    expect(lines.slice(2)).toEqual(['   70 s  tests/70.test.ts', '    8 s  tests/8.test.ts', '    3 s  tests/3.test.ts']);
  });

  it('is not said where the system does not say what it was', () => {
    expect(saySpent([part(undefined)], undefined)).toEqual([]);
  });
});
