import { compareDefinitions } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { type ParameterTable, parameterTableSchema } from '@wagewright/contracts/definition';
import { importGlobalTableRows as contract } from '@wagewright/contracts/payroll/global-tables';
import { type ChangeCall, implementSteppedMutation, type SteppedCall } from '../../core/implement.ts';
import type { TableContent } from '../copies/index.ts';
import { lockGlobalTable, requireGlobalTable } from './load-global-table.ts';
import { type ReadRow, readRows } from './read-rows.ts';
import { requireEntity, requireRevision } from './revisions.ts';
import { saveRevision, wantedContent } from './save-revision.ts';
import { tableOf } from './table-content.ts';

type Input = SteppedCall<typeof contract>['input'];
type Row = ParameterTable['versions'][number]['rows'][number];

/** The rows of a version with those of a file: only these, or these in the place of those of their key, and beside the others. */
function mergedRows({ key, bracket }: ParameterTable, known: readonly Row[], given: readonly Row[], mode: Input['mode']): Row[] {
  const by = key.length > 0 ? key : bracket ? [bracket.column] : [];
  if (mode === 'override' || by.length === 0) return [...given];
  const keyOf = (row: Row): string => JSON.stringify(by.map((code) => row[code] ?? null));
  const anew = new Map(given.map((row) => [keyOf(row), row]));
  const stay = known.map((row) => anew.get(keyOf(row)) ?? row);
  const seen = new Set(known.map(keyOf));
  return [...stay, ...given.filter((row) => !seen.has(keyOf(row)))];
}

/** @throws AppError VALIDATION_FAILED for a new version without its source */
function contentWith(content: TableContent, input: Input, given: readonly ReadRow[]): TableContent {
  const { validFrom, source, mode } = input;
  const table = parameterTableSchema.parse(tableOf(content, input.code));
  const known = table.versions.find((version) => version.validFrom === validFrom);
  const from = source ?? known?.source;
  if (from === undefined) throw new AppError('VALIDATION_FAILED', { reason: 'a new version says the law or publication it is from' });
  const rows = mergedRows(
    table,
    known?.rows ?? [],
    given.map(({ cells }) => ({ ...cells })),
    mode,
  );
  const version = { ...known, validFrom, source: from, rows };
  const others = table.versions.filter((one) => one !== known);
  return { ...content, versions: [...others, version].toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)) };
}

async function save(change: ChangeCall<typeof contract>, content: TableContent) {
  const { code, legalEntityId = null, seen, over, remarks, dryRun } = change.input;
  const table = await lockGlobalTable(change, code);
  const wanted = { legalEntityId, seen, over, content, remarks };
  if (!dryRun) return await saveRevision(change, table, wanted);
  await wantedContent(change, table, wanted);
  change.unchanged();
  return null;
}

export const importGlobalTableRows = implementSteppedMutation(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const { id } = await requireGlobalTable(prisma, input.code);
  if (input.legalEntityId !== undefined) await requireEntity(prisma, input.legalEntityId, reach);
  const { content: before } = await requireRevision(prisma, id, input.seen, reach);
  const { rows, problems, notes } = await readRows(before, input);
  const told = { rows: [...rows], problems: [...problems], notes: [...notes], differences: [], revision: null };
  if (problems.length > 0 || rows.length === 0) return told;
  const content = contentWith(before, input, rows);
  const asDefinition = (one: TableContent) => ({ steps: [{ code: 'S', tables: [tableOf(one, input.code)] }] });
  const revision = await call.inTransaction(async (change) => await save(change, content));
  return { ...told, differences: compareDefinitions(asDefinition(before), asDefinition(content)), revision };
});
