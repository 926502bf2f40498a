/** `npm run load`: what the product serves under load, as one JSON object. `--only reads` names a part. */
import { parseArgs } from 'node:util';
import { readsPerSecond } from './reads-per-second.ts';
import { openLoadStage } from './stage.ts';

const { values } = parseArgs({
  options: { sessions: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '10' }, read: { type: 'string' } },
});
const stage = await openLoadStage({ sessions: Number(values.sessions) });
try {
  const reads = await readsPerSecond(stage, 16, Number(values.seconds), values.read);
  console.log(JSON.stringify(reads, null, 2));
} finally {
  await stage.close();
}
