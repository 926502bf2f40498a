import { randomUUID } from 'node:crypto';
import { compileDefinition, type Program } from '@wagewright/calc-engine';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import pg from 'pg';
import { claimPreparation, prepareClaimed } from '../payroll/batches/index.ts';
import { sqlOfClient } from '../sql.ts';

export function programOf({ definition }: { readonly definition: unknown }): Program {
  const compiled = compileDefinition(calculationDefinitionSchema.parse(definition));
  if (compiled.ok) return compiled.program;
  throw new Error(compiled.errors.map(({ message }) => message).join('; '));
}

/** Prepares the batches that somebody asked to prepare, as a worker would: for tests that have none. @throws what stands in the way */
export async function prepareAsked(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = sqlOfClient(client);
    for (const { id } of await sql.query<{ id: number }>(`SELECT id FROM batch_preparation WHERE state = 'running' ORDER BY id`)) {
      const claim = await claimPreparation(sql, { id, token: randomUUID() });
      await client.query('BEGIN');
      if (claim) await prepareClaimed(sql, claim, { compile: programOf });
      await client.query('COMMIT');
    }
  } finally {
    await client.end();
  }
}
