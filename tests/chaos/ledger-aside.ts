import type { PeriodStage } from './period-jobs.ts';

/** What the ledger held before a round's people came into it, which the jobs of a batch read. */
const ledgerAside = new WeakMap<PeriodStage, string>();

export async function putLedgerAside(stage: PeriodStage): Promise<void> {
  if (!ledgerAside.has(stage))
    ledgerAside.set(stage, await stage.ask<string>(`SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]')::text FROM calc.ledger l`));
  await stage.server.prisma.$executeRaw`DELETE FROM calc.ledger`;
}

export async function bringLedgerBack(stage: PeriodStage): Promise<void> {
  const rows = ledgerAside.get(stage);
  if (!rows) return;
  ledgerAside.delete(stage);
  const { prisma } = stage.server;
  await prisma.$executeRaw`DELETE FROM calc.ledger`;
  await prisma.$executeRaw`INSERT INTO calc.ledger SELECT * FROM jsonb_populate_recordset(NULL::calc.ledger, ${rows}::text::jsonb)`;
}
