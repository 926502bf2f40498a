import { limits } from '@wagewright/contracts';
import { csvHead, csvLine, csvStart } from '@wagewright/contracts/format';
import { exportRows as contract } from '@wagewright/contracts/payroll/tables';
import { listRowKeys, noKeys, type PackedKeys, readRowsByKey, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';
import { findTable } from './find-table.ts';
import { type Place, readyRows } from './read-rows.ts';

/**
 * The file in pieces of a window of rows, each read when it is asked for.
 * @throws Error when rows have gone meanwhile, as when the batch was calculated again: half a file must not look like a whole one
 */
async function* csvOf(deps: Deps, place: Place | undefined, columns: readonly ExportColumn[], keys: PackedKeys): AsyncGenerator<string> {
  yield csvStart + csvHead(columns.map(({ name }) => name));
  if (!place) return;
  const { table, batchId, runId } = place;
  for (let first = 0; first < keys.count; first += limits.exportWindowRows) {
    const window = keys.between(first, first + limits.exportWindowRows);
    const rows = await readRowsByKey(sqlOfPrisma(deps.db.prisma), { batchId, runId, tableNo: table.no }, window);
    if (rows.length < window.lines.length) throw new Error(`rows of run ${runId} have gone while they were exported`);
    const ready = await readyRows(deps, place, rows);
    yield ready.map((row) => csvLine(columns.map(({ cellOf }) => cellOf(row)))).join('');
  }
}

export const exportRows = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { batchId, columns: codes, search, conditions } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  const language = languageOf(context);
  const columns = exportColumns(program, table, codes, language);
  const runId = batch.currentRunId;
  const query = { ...input, tableNo: table.no, columns: table.columns };
  const keys = runId === null ? noKeys : await listRowKeys(deps.db.results, { ...query, runId });
  const rows = keys.count;
  await inTransaction(async ({ audit }) =>
    audit({
      entity: 'table-export',
      entityId: batchId,
      after: { table: table.code, rows, columns: codes, search: search ?? null, conditions },
    }),
  );
  const fileName = `${batch.name} ${table.name[language]}.csv`;
  const place = runId === null ? undefined : { batchId, runId, program, table };
  context.http.sendFile({ name: fileName, type: 'text/csv', pieces: csvOf(deps, place, columns, keys) });
  return { fileName, rows };
});
