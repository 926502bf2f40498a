import { AppError } from '@wagewright/contracts';
import { parameterTableSchema } from '@wagewright/contracts/definition';
import { createGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import { requireReach } from '../../core/actor.ts';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { contentOf, findTable, requireCopy, type TableContent } from '../copies/index.ts';
import { saveRevision } from './save-revision.ts';

/**
 * The content of a dated table of a copy; none is asked for.
 * @throws AppError NOT_FOUND for a copy out of reach, or a table that is none of its dated ones
 */
async function givenContent({ input, tx, actor }: ChangeCall<typeof contract>): Promise<TableContent | null> {
  if (!input.from) return null;
  const { table: code, ...wanted } = input.from;
  const copy = await requireCopy(tx, wanted, requireReach(actor, 'solution.read', contract.id));
  const table = parameterTableSchema.safeParse(findTable(copy.definition, code));
  if (!table.success || table.data.input) throw new AppError('NOT_FOUND', { what: 'parameter table', id: code });
  return contentOf(table.data);
}

export const createGlobalTable = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, audit } = call;
  const { from, ...given } = input;
  const content = await givenContent(call);
  const data = { ...given, madeByUserId: actor.userId, madeAt: deps.clock() };
  const [made] = await tx.globalTable.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!made) {
    const isCodeTaken = (await tx.globalTable.count({ where: { code: given.code } })) > 0;
    throw isCodeTaken
      ? new AppError('GLOBAL_TABLE_EXISTS', { code: given.code })
      : new AppError('GLOBAL_TABLE_NAME_TAKEN', { name: given.name });
  }
  locks.made('global-table', made.id);
  audit({ entity: 'global-table', entityId: made.id, after: given });
  if (content && from) {
    const remarks = `${from.table} (${from.solutionId}/${from.number})`;
    await saveRevision(call, made, { legalEntityId: null, seen: 0, content: { ...content, name: given.name }, remarks });
  }
  return { code: made.code };
});
