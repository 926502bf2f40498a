/** A clerk who calculates, again and again, while others read. */
import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { call, type Person } from './people.ts';
import type { LoadStage } from './stage.ts';

interface Batch {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  readonly preparation: object | null;
}

const change = (name: string, input: object, { token }: Person) => ({
  method: 'POST' as const,
  path: `/hr/trpc/payroll.batches.${name}`,
  headers: { authorization: `Bearer ${token}` },
  body: JSON.stringify({ json: input }),
});

/** The batch of the open period. */
async function openBatch({ client }: LoadStage): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT b.id FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'US_BIWEEKLY' AND p.status = 'enabled' AND b.status <> 'closed' ORDER BY b.id LIMIT 1`,
  );
  if (!rows[0]) throw new Error('There is no open batch.');
  return rows[0].id;
}

/** @returns how many runs were begun until `isOver` */
export async function keepCalculating(stage: LoadStage, isOver: () => boolean, onFirstRun: () => void): Promise<number> {
  const clerk = stage.people.clerk[0];
  if (!clerk) throw new Error('There is no clerk.');
  const connection = new Connection(stage.origin);
  const id = await openBatch(stage);
  let runs = 0;
  while (!isOver()) {
    const { body } = await connection.send(call('payroll.batches.getBatch', { id }, clerk.token));
    const batch = (JSON.parse(body || '{}') as { result?: { data: { json: Batch } } }).result?.data.json;
    if (batch?.status === 'new' && !batch.preparation) await connection.send(change('prepareBatch', { id, version: batch.version }, clerk));
    else if (batch && batch.status !== 'new' && batch.status !== 'calculating') {
      const { status } = await connection.send(change('calculateBatch', { id, version: batch.version }, clerk));
      if (status === 200 && ++runs === 1) onFirstRun();
    }
    await delay(250);
  }
  connection.close();
  return runs;
}
