import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typeCheck } from '../type-check.ts';
import { type GrownCopy, makeGrownCopy } from './grown-copy.ts';

/** The one whose output most screens show a part of. */
const touched = 'packages/contracts/src/payroll/batches/get-batch.ts';

export interface TypeFigures {
  readonly procedures: number;
  readonly screens: number;
  /** Processor seconds of a build of everything, and of one after a contract's output has changed. */
  readonly wholeCpuSeconds: number;
  readonly afterOneContractCpuSeconds: number;
}

/** Minutes and seconds as a shell prints them: 1m2.50s. */
const secondsOf = (text: string): number => {
  const [, minutes = '0', seconds = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Processor seconds that a build costs, the compiler's own processes included. @throws Error with its messages where the types are wrong */
function build(root: string): number {
  const { stdout } = spawnSync('sh', ['-c', `tsc ${typeCheck.join(' ')} 2>&1; echo "code $?"; times`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256_000_000,
  });
  const [messages = '', figures = ''] = stdout.split(/^code /m);
  const [code = '', , children = ''] = figures.split('\n');
  if (code !== '0') throw new Error(`The copy's types are wrong:\n${messages.slice(0, 20_000)}`);
  return children
    .split(' ')
    .map(secondsOf)
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** Says one thing more in a contract's output, as somebody does who adds a field. */
function touchContract(root: string): void {
  const file = path.join(root, touched);
  const text = readFileSync(file, 'utf8');
  const next = text.replace(/output: (\w+),/, 'output: $1.extend({ touched: $1.shape.name.optional() }),');
  if (next === text) throw new Error(`${touched} has no output that can be extended.`);
  writeFileSync(file, next);
}

function measure({ root, procedures, screens }: GrownCopy): TypeFigures {
  const wholeCpuSeconds = build(root);
  touchContract(root);
  return { procedures, screens, wholeCpuSeconds, afterOneContractCpuSeconds: build(root) };
}

/** What the types cost when there are as many procedures as there will be, with the screens, tests and tools that go with them. */
export function measureTypes(proceduresMin: number): TypeFigures {
  using copy = makeGrownCopy(proceduresMin);
  return measure(copy);
}
