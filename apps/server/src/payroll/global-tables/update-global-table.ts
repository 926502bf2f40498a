import { AppError } from '@wagewright/contracts';
import { updateGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { lockGlobalTable } from './load-global-table.ts';

export const updateGlobalTable = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { code, version: seen, name, category, independentEntity } = input;
  const table = await lockGlobalTable(call, code);
  if (table.version !== seen) throw new AppError('STALE_VERSION', { what: 'Global table', id: code });
  if (independentEntity === false) {
    const own = await tx.globalTableRevision.count({ where: { globalTableId: table.id, legalEntityId: { not: null } } });
    if (own > 0) throw new AppError('GLOBAL_TABLE_OWN_ROWS', { code });
  }
  const sameName = name && { OR: (['en', 'zh-CN'] as const).map((language) => ({ name: { path: [language], equals: name[language] } })) };
  if (sameName && (await tx.globalTable.count({ where: { AND: [{ id: { not: table.id } }, sameName] } })) > 0)
    throw new AppError('GLOBAL_TABLE_NAME_TAKEN', { name });
  const given = {
    ...(name === undefined ? {} : { name: toJson(name) }),
    ...(category === undefined ? {} : { category }),
    ...(independentEntity === undefined ? {} : { independentEntity }),
  };
  const version = seen + 1;
  const { count } = await tx.globalTable.updateMany({ where: { id: table.id, version: seen }, data: { ...given, version } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Global table', id: code });
  const before = { name: toJson(table.name), category: table.category, independentEntity: table.independentEntity };
  audit({ entity: 'global-table', entityId: table.id, before: { ...before, version: seen }, after: { ...given, version } });
  return { version };
});
