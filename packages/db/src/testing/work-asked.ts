import { randomUUID } from 'node:crypto';
import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import pg from 'pg';
import { claimForecast, claimMove, claimPreparation, forecastClaimed, moveClaimed, prepareClaimed } from '../payroll/batches/index.ts';
import { type Sql, sqlOfClient } from '../sql.ts';

export function programOf({ definition }: { readonly definition: unknown }): Program {
  const compiled = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (compiled.ok) return compiled.program;
  throw new Error(compiled.errors.map(({ message }) => message).join('; '));
}

/** Does in one transaction each what somebody asked for, as a worker would: for tests that have none. @throws what stands in the way */
async function workAsked(databaseUrl: string, table: string, work: (sql: Sql, claim: { id: number; token: string }) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = sqlOfClient(client);
    for (const { id } of await sql.query<{ id: number }>(`SELECT id FROM ${table} WHERE state = 'running' ORDER BY id`)) {
      await client.query('BEGIN');
      await work(sql, { id, token: randomUUID() });
      await client.query('COMMIT');
    }
  } finally {
    await client.end();
  }
}

/** Prepares the batches that somebody asked to prepare. */
export const prepareAsked = (databaseUrl: string): Promise<void> =>
  workAsked(databaseUrl, 'batch_preparation', async (sql, asked) => {
    const claim = await claimPreparation(sql, asked);
    if (claim) await prepareClaimed(sql, claim, { compile: programOf });
  });

/** Counts what preparing batches would freeze, of those of which somebody asked it. */
export const forecastAsked = (databaseUrl: string): Promise<void> =>
  workAsked(databaseUrl, 'batch_forecast', async (sql, asked) => {
    const claim = await claimForecast(sql, asked);
    if (claim) await forecastClaimed(sql, claim, { compile: programOf, tell: async () => undefined });
  });

/** Moves the batches of which somebody asked it; what they leave behind stays. */
export const moveAsked = (databaseUrl: string): Promise<void> =>
  workAsked(databaseUrl, 'batch_move', async (sql, asked) => {
    const claim = await claimMove(sql, asked);
    if (claim) await moveClaimed(sql, claim, { compile: programOf, enqueueDeleteRuns: async () => undefined });
  });
