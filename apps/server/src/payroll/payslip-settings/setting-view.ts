import { payslipSettingColumns as columns, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { coversSolution } from '../../core/scopes.ts';
import { type LoadedSetting, settingNumber } from './load-setting.ts';

/** @param names of users, by id */
export function viewSetting(row: LoadedSetting, actor: Actor, names: ReadonlyMap<number, string>) {
  const edit = actor.grants.get('solution.edit');
  return {
    id: row.id,
    number: settingNumber(row.id),
    name: row.name,
    source: columns.source(row.source),
    layout: columns.layout(row.layout),
    solutions: row.solutions.map(({ solution }) => ({ id: solution.id, name: solutionColumns.name(solution.name) })),
    status: columns.status(row.status),
    version: row.version,
    changedAt: row.changedAt.toISOString(),
    changedBy: names.get(row.changedByUserId ?? 0) ?? null,
    disabledRemarks: row.disabledRemarks,
    mayEdit: row.solutions.every(({ solution }) => coversSolution(edit, solution)),
  };
}
