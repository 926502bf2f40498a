import { listDepartments as contract } from '@wagewright/contracts/org/departments';
import { isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { departmentsWithin } from '../../core/scopes.ts';
import { fieldsOfRecord, shownFields, shownValues, viewField } from '../custom-fields/index.ts';
import { viewDepartments } from './view-departments.ts';

export const listDepartments = implementQuery(contract, async (call) => {
  const { actor, reach, deps } = call;
  const { prisma } = deps.db;
  const { legalEntityId, withClosed } = call.input;
  const on = isoDay(dayAsked(call));
  const fields =
    legalEntityId === undefined
      ? await shownFields(prisma, 'department', { actor, reach })
      : await fieldsOfRecord(prisma, 'department', actor, legalEntityId);
  const where = departmentsWithin(reach, actor, deps.clock());
  const kept = fields.length === 0 ? [] : await prisma.department.findMany({ where, select: { id: true, custom: true } });
  const said = new Map(kept.map(({ id, custom }) => [id, shownValues(custom, fields)]));
  const rows = (await viewDepartments(call, on, { legalEntityId })).filter(({ state }) => withClosed || state !== 'closed');
  return { on, rows: rows.map((row) => ({ ...row, custom: said.get(row.id) ?? {} })), customFields: fields.map(viewField) };
});
