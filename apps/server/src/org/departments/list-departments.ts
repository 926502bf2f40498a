import { listDepartments as contract } from '@wagewright/contracts/org/departments';
import { implementQuery } from '../../core/implement.ts';
import { dayAsked, viewDepartments } from './view-departments.ts';

export const listDepartments = implementQuery(contract, async (call) => {
  const { legalEntityId, withClosed } = call.input;
  const on = dayAsked(call, call.input.on);
  const rows = await viewDepartments(call, on, { legalEntityId });
  return { on, rows: withClosed ? rows : rows.filter(({ state }) => state !== 'closed') };
});
