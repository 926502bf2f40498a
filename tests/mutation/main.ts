// Takes away, one at a time, the guards that matter, and says which of them no test notices: npm run mutation -- --trust
import { parseArgs } from 'node:util';
import { startTestCluster } from '@wagewright/db/testing';
import type { Guard } from './guard.ts';
import { guards } from './guards/index.ts';
import { runTests } from './run-tests.ts';
import { misplaced, WorkingCopy } from './working-copy.ts';

const lanes = 2;

/** Each item by whichever lane is free. */
async function share<Item>(
  items: readonly Item[],
  workers: readonly WorkingCopy[],
  work: (item: Item, copy: WorkingCopy) => Promise<void>,
) {
  const waiting = [...items];
  const lane = async (copy: WorkingCopy): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, copy);
  };
  await Promise.all(workers.map(lane));
}

/** With every guard in its place the tests must pass, or nothing could be said. @returns what does not */
async function failing(chosen: readonly Guard[], copies: readonly WorkingCopy[]): Promise<string[]> {
  const found: string[] = [];
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))].sort();
  await share(files, copies, async (file, copy) => {
    const { passed, failed, said } = await runTests(copy.folder, [file]);
    if (failed > 0 || passed === 0) found.push(`${file}: ${said}`);
  });
  return found;
}

async function isNoticed(guard: Guard, copy: WorkingCopy): Promise<boolean> {
  const started = performance.now();
  const { passed, failed, said } = await copy.doWithout(guard, async () => await runTests(copy.folder, guard.tests, guard.only));
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  console.log(`${failed > 0 ? 'noticed  ' : 'UNNOTICED'} ${seconds} s  ${guard.kind}: ${guard.name}${said ? `  ← ${said}` : ''}`);
  if (passed + failed === 0) console.log(`No test ran: ${said || 'no title matches'}`);
  return failed > 0;
}

async function tryAll(chosen: readonly Guard[]): Promise<boolean> {
  const cluster = await startTestCluster();
  using first = new WorkingCopy();
  using second = new WorkingCopy();
  const copies = [first, second].slice(0, lanes);
  try {
    const broken = await failing(chosen, copies);
    if (broken.length > 0) throw new Error(`Tests fail with every guard in its place:\n${broken.join('\n')}`);
    const unnoticed: string[] = [];
    await share(chosen, copies, async (guard, copy) => {
      if (!(await isNoticed(guard, copy))) unnoticed.push(guard.name);
    });
    for (const name of unnoticed) console.log(`Nobody noticed: ${name}`);
    console.log(`${chosen.length} guards, ${chosen.length - unnoticed.length} noticed`);
    return unnoticed.length === 0;
  } finally {
    await cluster.stop();
  }
}

const { values } = parseArgs({
  options: { trust: { type: 'boolean' }, list: { type: 'boolean' }, only: { type: 'string' } },
});
/** Kinds, or parts of names, with commas between them. */
const wanted = values.only?.split(',');
const chosen = guards.filter(({ name, kind }) => !wanted || wanted.some((text) => kind === text || name.includes(text)));
const lost = misplaced(chosen);
if (values.list) for (const { kind, name, file } of chosen) console.log(`${kind}: ${name} (${file})`);
if (lost.length > 0) console.error(`The list of guards no longer follows the code:\n${lost.join('\n')}`);
if (lost.length > 0 || chosen.length === 0) process.exitCode = 1;
else if (!values.list) process.exitCode = (await tryAll(chosen)) ? 0 : 1;
