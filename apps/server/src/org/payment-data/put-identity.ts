import { AppError } from '@wagewright/contracts';
import { putIdentity as contract, identityKindLabels, isIdentityNumber } from '@wagewright/contracts/org/payment-data';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange } from '../employees/index.ts';
import { masked, sealed } from './numbers.ts';

export const putIdentity = implementMutation(contract, async (call) => {
  const { input, tx } = call;
  const { employeeId, version, kind, country, reason } = input;
  if (!isIdentityNumber(input)) throw new AppError('NUMBER_MISTYPED', { what: identityKindLabels[kind] });
  const employee = await employeeForChange(call, { id: employeeId, version });
  const { sealedAs, sealed: number, index: numberIndex, end: numberEnd } = sealed(call, 'employee_identity.number', input.number);
  const data = { country, sealedAs, number, numberIndex, numberEnd };
  const where = { employeeId_kind: { employeeId, kind } };
  await tx.employeeIdentity.upsert({ where, create: { employeeId, kind, ...data }, update: data });
  const after = { identity: { kind, country, number: masked(numberEnd) }, reason };
  return { version: await changeEmployee(call, employee, {}, { before: {}, after }) };
});
