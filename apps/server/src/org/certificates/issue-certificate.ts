import { AppError } from '@wagewright/contracts';
import { issueCertificate as contract } from '@wagewright/contracts/org/certificates';
import { implementMutation } from '../../core/implement.ts';
import { serviceInclude } from '../employees/index.ts';
import { issuedData, requireOther, requirePay } from './issuing.ts';
import { issuedWithin, peopleOf } from './load-certificate.ts';
import { tellOwner } from './tell.ts';

export const issueCertificate = implementMutation(contract, async (call) => {
  const { input, tx, locks, reach, actor, deps, audit } = call;
  const { employeeId, ...wanted } = input;
  const where = { AND: [{ id: employeeId }, peopleOf(await issuedWithin(tx, reach, actor, deps))] };
  const missing = () => new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  if ((await tx.employee.count({ where })) === 0) throw missing();
  await requirePay(call, tx, wanted.kind, employeeId, contract.id);
  await locks.take('employee', employeeId);
  const person = await tx.employee.findFirst({ where, include: { legalEntity: true, ...serviceInclude } });
  if (!person) throw missing();
  requireOther(actor, person);
  const data = await issuedData(call, person, wanted);
  const { id } = await tx.certificate.create({ data: { ...wanted, ...data, employeeId, status: 'issued' } });
  audit({ entity: 'certificate', entityId: id, after: { ...wanted, employeeId, status: 'issued', number: data.number } });
  await tellOwner(call, { id, kind: wanted.kind, employeeId }, 'certificate-issued');
  return { id, number: data.number };
});
