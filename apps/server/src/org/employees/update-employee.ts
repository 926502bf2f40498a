import { updateEmployee as contract } from '@wagewright/contracts/org/employees';
import { holdFields } from '@wagewright/db';
import { isoDay, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireMayStandIn } from '../../identity/roles/index.ts';
import { changedValues, fieldsOfRecord } from '../custom-fields/index.ts';
import { changeEmployee, employeeForChange, requireBornBefore, requireFreeNumber } from './load-employee.ts';

export const updateEmployee = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, unchanged } = call;
  const { id, version, reason, custom: fields = {}, ...given } = input;
  const employee = await employeeForChange(call, { id, version });
  const { employeeNumber, name, gender, email, phone } = employee;
  const before = {
    employeeNumber,
    name,
    gender,
    birthDate: employee.birthDate && isoDay(employee.birthDate),
    email,
    phone,
    custom: employee.custom,
  };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const typed = { ...before, ...said };
  await holdFields(sql, 'employee');
  const custom = changedValues(employee.custom, fields, await fieldsOfRecord(tx, 'employee', actor, employee.legalEntityId));
  const after = { ...typed, email: typed.email || null, phone: typed.phone || null, custom };
  if (JSON.stringify(after) === JSON.stringify(before)) {
    unchanged();
    return { version };
  }
  if (after.employeeNumber !== before.employeeNumber) await requireFreeNumber(call, after.employeeNumber, id);
  requireBornBefore(after.name, after.birthDate, isoDay(employee.hireDate));
  // links and codes for a forgotten password go there
  if (after.email !== before.email || after.phone !== before.phone) {
    const user = await tx.user.findUnique({ where: { employeeId: id } });
    if (user) await requireMayStandIn(sql, actor, user.id);
  }
  const data = { ...after, custom: toJson(custom), birthDate: after.birthDate === null ? null : new Date(after.birthDate) };
  return { version: await changeEmployee(call, employee, data, { before, after: { ...after, reason } }) };
});
