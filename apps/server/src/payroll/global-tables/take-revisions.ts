import { AppError, type InputOf, type ProcedureContract } from '@wagewright/contracts';
import { type CalculationDefinition, calculationDefinitionSchema, type ParameterTable } from '@wagewright/contracts/definition';
import type { startWhatIf } from '@wagewright/contracts/payroll/what-ifs';
import type { Prisma } from '@wagewright/db';
import { globalTableRevisionColumns } from '@wagewright/db/columns';
import { requireReach } from '../../core/actor.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { contentOf, type TableContent } from '../copies/index.ts';
import { tableOf } from './table-content.ts';

type Reading = Pick<Prisma.TransactionClient, 'globalTableRevision'>;

/**
 * What a revision holds that a solution of a legal entity may take: the common rows, or the entity's own.
 * @throws AppError NOT_FOUND
 */
export async function takeable(tx: Reading, code: string, number: number, legalEntityId: number): Promise<TableContent> {
  const where = { number, globalTable: { code }, OR: [{ legalEntityId: null }, { legalEntityId }] };
  const row = await tx.globalTableRevision.findFirst({ where, select: { content: true } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'revision', id: number });
  return globalTableRevisionColumns.content(row.content);
}

/** A table of a definition with another content, linked with where it is from; its code and tags are the definition's own. */
export const linkedTable = (
  content: TableContent,
  { code, tags }: { readonly code: string; readonly tags?: unknown },
  global: NonNullable<ParameterTable['global']>,
): Record<string, unknown> => ({ ...tableOf(contentOf(content), code), ...(tags === undefined ? {} : { tags }), global });

type Wanted = InputOf<typeof startWhatIf>['globalTables'];

/**
 * A definition with other revisions in its linked tables, to be tried.
 * @throws AppError NOT_FOUND for a table that is linked with no global table, or a revision that its solution may not take
 */
export async function takeRevisions(
  { tx, actor }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'actor'>,
  definition: CalculationDefinition,
  wanted: Wanted,
  legalEntityId: number,
): Promise<CalculationDefinition> {
  if (wanted.length === 0) return definition;
  requireReach(actor, 'global-table.read', 'payroll/what-ifs/start-what-if');
  const taken = new Map<string, unknown>();
  for (const { table: code, revision } of wanted) {
    const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
    if (table?.kind !== 'parameter' || !table.global) throw new AppError('NOT_FOUND', { what: 'parameter table', id: code });
    const content = await takeable(tx, table.global.code, revision, legalEntityId);
    taken.set(code, linkedTable(content, table, { code: table.global.code, revision }));
  }
  const steps = definition.steps.map((step) => ({ ...step, tables: step.tables.map((table) => taken.get(table.code) ?? table) }));
  return calculationDefinitionSchema.parse({ ...definition, steps });
}
