/** `npm run load`: what the product serves under load (TRUST L1–L5), as one JSON object. `--only l1,reads` names parts. */
import { parseArgs } from 'node:util';
import { manyRoles } from './many-roles.ts';
import { overload } from './overload.ts';
import { readsPerSecond } from './reads-per-second.ts';
import { sessionCheck } from './session-check.ts';
import { sessionsRead } from './sessions-read.ts';
import { signIns } from './sign-ins.ts';
import { type LoadStage, openLoadStage } from './stage.ts';
import { streams } from './streams.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000' },
    /** Of the parts that are not asked to last a given time. */
    seconds: { type: 'string', default: '30' },
    overloadSeconds: { type: 'string', default: '180' },
    only: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const outstanding = 16;

const parts: Readonly<Record<string, (stage: LoadStage) => Promise<unknown>>> = {
  l1: (stage) => sessionsRead(stage, 2 * seconds),
  signIn: signIns,
  streams,
  reads: (stage) => readsPerSecond(stage, { outstanding, seconds }),
  sessionCheck: (stage) => sessionCheck(stage, seconds / 6),
  l2: (stage) => overload(stage, Number(values.overloadSeconds)),
  manyRoles: (stage) => manyRoles(stage, seconds),
};

const chosen = values.only?.split(',') ?? Object.keys(parts);
const stage = await openLoadStage({ sessions: Number(values.sessions) });
const figures: Record<string, unknown> = {};
try {
  for (const name of chosen) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
    figures[name] = await part(stage);
  }
} finally {
  await stage.close();
}
const reads = figures['reads'] as { perSecond: number } | undefined;
console.log(JSON.stringify({ ...figures, ...(reads ? { readsPerSecond: reads.perSecond } : {}) }, null, 2));
