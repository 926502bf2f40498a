import { AppError, type LocalizedText, type OutputOf } from '@wagewright/contracts';
import { type CalculationDefinition, statesToTry } from '@wagewright/contracts/payroll/solutions';
import { getWhatIfChoices as contract } from '@wagewright/contracts/payroll/what-ifs';
import { readKnownDays, sqlOfPrisma } from '@wagewright/db';
import { copyColumns, isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { compileCopy } from '../solutions/index.ts';

type Parameters = OutputOf<typeof contract>['parameters'];
type DefinedTable = CalculationDefinition['steps'][number]['tables'][number];

/** A screen that lets people change rates one by one has no use for more. */
const rowsMax = 100;

const viewName = (name: LocalizedText): LocalizedText => ({ en: name.en, 'zh-CN': name['zh-CN'] });
/** The version of a table that the engine takes for the batch's period, with its rows in the order of the columns. */
function inForce(table: DefinedTable, { payDate, startDate, endDate }: ShownBatch['period']): Parameters {
  if (table.kind !== 'parameter') return [];
  const day = isoDay({ 'pay-date': payDate, 'period-start': startDate, 'period-end': endDate }[table.validOn]);
  const version = table.versions
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .findLast(({ validFrom, validTo }) => validFrom <= day && (validTo === undefined || day <= validTo));
  if (!version) return [];
  const { code, name, columns } = table;
  return [
    {
      table: code,
      name: viewName(name),
      validFrom: version.validFrom,
      source: version.source,
      columns: columns.map((column) => ({ code: column.code, name: viewName(column.name) })),
      rows: version.rows.slice(0, rowsMax).map((row) => columns.map((column) => row[column.code] ?? null)),
      rowsTotal: version.rows.length,
    },
  ];
}

export const getWhatIfChoices = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { period, copyId } = await readBatch(deps, input.batchId, reach);
  const copies = await prisma.solutionCopy.findMany({
    where: { solutionId: period.solutionId, status: { in: [...statesToTry] } },
    orderBy: { number: 'desc' },
  });
  const chosen = copies.find(({ id, number }) => (input.copyNumber === undefined ? id === copyId : number === input.copyNumber));
  if (!chosen) throw new AppError('NOT_FOUND', { what: 'copy', id: input.copyNumber ?? copyId });
  const { steps } = compileCopy(chosen.definition, period.solution.code).definition;
  return {
    copies: copies.map(({ id, number, status }) => ({ number, status: copyColumns.status(status), isOwn: id === copyId })),
    knownDays: await readKnownDays(sqlOfPrisma(prisma), period.solution.legalEntityId),
    parameters: steps.flatMap(({ tables }) => tables.flatMap((table) => inForce(table, period))),
  };
});
