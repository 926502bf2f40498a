import { type batchSource, getBatchSources as contract, type SourceWarning } from '@wagewright/contracts/payroll/batches';
import { findLastBatch, kindsRead, listLaterChanges, listTypedSources, type Sql, sqlOfPrisma } from '@wagewright/db';
import { batchSourceColumns, forecastColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { inputTables } from './input-tables.ts';
import { readBatch, type ShownBatch } from './read-batch.ts';

type Source = z.infer<typeof batchSource>;
type Program = ReturnType<Deps['programs']['of']>;

/** Kinds that belong to a period: of them something new is expected each time. */
const ofPeriod: ReadonlySet<Source['kind']> = new Set(['overtime', 'leave', 'attendance', 'typed']);

function warningsOf({ kind, count, lastCount, changed, later }: Omit<Source, 'warnings'>, periodStart: Date): SourceWarning[] {
  if (count === null) return [];
  const isGone = count === 0 && (lastCount ?? 0) > 0;
  const isOlder = ofPeriod.has(kind) && count > 0 && changed !== null && new Date(changed.at) < periodStart;
  return [...(later ? (['changed-after'] as const) : []), ...(isGone ? (['gone'] as const) : []), ...(isOlder ? (['older'] as const) : [])];
}

const frozenOf = (sources: unknown) => new Map((batchSourceColumns.sources(sources) ?? []).map((source) => [source.kind, source]));

/** Kinds of records that the rules read. */
async function recordSources(
  sql: Sql,
  batch: ShownBatch,
  program: Program,
  kept: { readonly own: unknown; readonly last: unknown },
): Promise<Omit<Source, 'warnings'>[]> {
  const kinds = kindsRead(program);
  const [frozen, before] = [frozenOf(kept.own), frozenOf(kept.last)];
  const later = batch.preparedAt ? await listLaterChanges(sql, batch.id, kinds, batch.preparedAt) : [];
  return kinds.map((kind) => {
    const known = frozen.get(kind);
    const since = later.find((one) => one.kind === kind);
    return {
      code: kind,
      kind,
      name: null,
      count: known?.records ?? null,
      lastCount: before.get(kind)?.records ?? null,
      changed: known?.changedAt ? { at: known.changedAt, by: null, how: null } : null,
      later: since ? { people: since.people, at: since.changedAt.toISOString() } : null,
    };
  });
}

/** Tables that are typed or imported into the batch. */
async function typedSources(
  sql: Sql,
  batch: ShownBatch,
  program: Program,
  lastId: number | undefined,
): Promise<Omit<Source, 'warnings'>[]> {
  const typed = inputTables(program).filter(({ isTyped }) => isTyped);
  const now = await listTypedSources(sql, batch.id);
  const before = lastId === undefined ? [] : await listTypedSources(sql, lastId);
  return typed.map(({ plan: { code, tableNo }, name }) => {
    const source = now.find((one) => one.tableNo === tableNo);
    return {
      code,
      kind: 'typed',
      name,
      count: batch.preparedAt ? (source?.people ?? 0) : null,
      lastCount: lastId === undefined ? null : (before.find((one) => one.tableNo === tableNo)?.people ?? 0),
      changed: source?.at ? { at: source.at.toISOString(), by: source.by, how: source.how } : null,
      later: null,
    };
  });
}

export const getBatchSources = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.id, reach);
  const sql = sqlOfPrisma(deps.db.prisma);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const last = await findLastBatch(sql, batch.id);
  const select = { sources: true, forecast: true } as const;
  const { sources, forecast } = await deps.db.prisma.batch.findUniqueOrThrow({ where: { id: batch.id }, select });
  const ahead = batch.preparedAt ? null : forecastColumns.figures(forecast?.figures ?? null);
  const own = ahead?.sources ?? sources;
  const rows = [
    ...(await recordSources(sql, batch, program, { own, last: last?.sources ?? null })),
    ...(await typedSources(sql, batch, program, last?.id)),
  ];
  return {
    preparedAt: batch.preparedAt?.toISOString() ?? null,
    countedAt: (ahead && forecast?.countedAt?.toISOString()) ?? null,
    last: last && { id: last.id, name: last.name },
    rows: rows.map((row) => ({ ...row, warnings: warningsOf(row, batch.period.startDate) })),
  };
});
