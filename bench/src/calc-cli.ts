/** What one person costs from the shell: the whole process, from its start to its end, with a pack, a file of one row and a period. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, timed } from './timing.ts';

export interface CalcCliBench {
  /** Median milliseconds of `node scripts/calc.ts`. */
  readonly onePersonMs: number;
  /** Median milliseconds of `npm run -s calc`, which starts npm and the launcher first. */
  readonly throughNpmMs: number;
}

const root = path.resolve(import.meta.dirname, '../..');
/** After one that fills the caches of the compiled source and of the pack. */
const runs = 9;

function medianOf(command: string, args: readonly string[]): number {
  const run = (): number => {
    const { ms, result } = timed(() => spawnSync(command, args, { cwd: root, encoding: 'utf8' }));
    if (result.status !== 0 || !result.stdout.includes('A,10000.00')) throw new Error(`calc failed: ${result.stderr}`);
    return ms;
  };
  run();
  return median(Array.from({ length: runs }, run));
}

export function benchCalcCli(): CalcCliBench {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-calc-'));
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  try {
    const staff = file('staff.csv', 'employee,HireDate,BaseSalary\nA,2020-01-01,10000\n');
    const days = 'start: 2026-01-01\nend: 2026-01-31\npayDate: 2026-01-31\n';
    const period = file('period.yaml', `${days}taxYear: 2026\ntaxMonth: 1\npaymentMonth: 2026-01\nnumberInYear: 1\n`);
    const args = ['china/monthly', '--in', `Employee=${staff}`, '--period', period];
    return {
      onePersonMs: medianOf(process.execPath, ['scripts/calc.ts', ...args]),
      throughNpmMs: medianOf('npm', ['run', '-s', 'calc', '--', ...args]),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
