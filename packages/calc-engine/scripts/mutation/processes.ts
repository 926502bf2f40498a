/** Starts processes of the tests and ends them: with a result, or when a test takes far longer than it should. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Change, changedText, sourceFolder } from './changes.ts';
import type { Answer, MeasuredTest, Order } from './process.ts';
import type { TestKey } from './tests.ts';

export interface Measured {
  readonly tests: readonly MeasuredTest[];
  /** Changes that code runs through when the engine is loaded; any test may notice them. */
  readonly onLoad: ReadonlySet<number>;
}

/** What happened to a change: the test that noticed it, `hangs`, `ends` (the process), or nothing. */
export interface Outcome {
  readonly noticedBy?: TestKey | 'hangs' | 'ends';
  readonly why?: string;
}

/** A test may take so many times as long as it does without a change, and this besides. */
const patience = 20;
const patienceMilliseconds = 15_000;
/** All tests of a change together may take so many times as long; what only slows them down is not noticed. */
const patienceTogether = 4;

function start(order: Order, change?: Change): ChildProcess {
  const changed = change && { MUTATION_FILE: path.join(sourceFolder, change.file), MUTATION_TEXT: changedText(change) };
  // by the environment, so that processes and threads which a test starts have the change as well
  const NODE_OPTIONS = `--import ${pathToFileURL(path.join(import.meta.dirname, 'hooks.ts')).href} --max-old-space-size=1024`;
  const child = fork(path.join(import.meta.dirname, 'process.ts'), [], {
    env: { ...process.env, ...changed, NODE_OPTIONS },
    stdio: ['ignore', 'ignore', change ? 'ignore' : 'inherit', 'ipc'],
  });
  child.send(order);
  return child;
}

/** A test that fails without any change notices nothing; it is named and left out, which can only lower the score. */
function passes({ key, title, failure }: MeasuredTest): boolean {
  if (failure !== undefined) console.log(`Left out, since it fails without any change: ${key[0]}: ${title}: ${failure}`);
  return failure === undefined;
}

/** What the tests cost and reach without any change. */
export function measure(): Promise<Measured> {
  const child = start({ kind: 'measure' });
  const tests: MeasuredTest[] = [];
  let onLoad: ReadonlySet<number> | undefined;
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Answer) => {
      if (answer.kind === 'loaded') onLoad ??= new Set(answer.reaches);
      if (answer.kind === 'measured') tests.push({ ...answer.test, reaches: new Set(answer.test.reaches) });
    });
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error('The tests do not run to their end without any change; nothing can be measured.'));
      else resolve({ tests: tests.filter(passes), onLoad: onLoad ?? new Set() });
    });
  });
}

/** Runs these tests with the change until one fails. */
export function tryChange(change: Change, tests: readonly MeasuredTest[]): Promise<Outcome> {
  const usual = new Map(tests.map(({ key, milliseconds }) => [key.join(), milliseconds]));
  const child = start({ kind: 'try', tests: tests.map(({ key }) => key) }, change);
  return new Promise((resolve) => {
    let outcome: Outcome = { noticedBy: 'ends' };
    let timer: NodeJS.Timeout | undefined;
    const wait = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        outcome = { noticedBy: 'hangs' };
        child.kill('SIGKILL');
      }, milliseconds);
    };
    wait(patienceMilliseconds);
    const together = tests.reduce((sum, { milliseconds }) => sum + milliseconds, patienceMilliseconds) * patienceTogether;
    const end = setTimeout(() => {
      outcome = {};
      child.kill('SIGKILL');
    }, together);
    child.on('message', (answer: Answer) => {
      if (answer.kind === 'begins') wait((usual.get(answer.key.join()) ?? 0) * patience + patienceMilliseconds);
      if (answer.kind === 'failed') outcome = { noticedBy: answer.key, why: answer.why };
      if (answer.kind === 'done') {
        if (outcome.noticedBy === 'ends') outcome = {};
        child.kill('SIGKILL');
      }
    });
    child.once('exit', () => {
      clearTimeout(timer);
      clearTimeout(end);
      resolve(outcome);
    });
  });
}
