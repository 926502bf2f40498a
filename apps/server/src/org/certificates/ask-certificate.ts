import { AppError } from '@wagewright/contracts';
import { askCertificate as contract } from '@wagewright/contracts/org/certificates';
import { isoDay } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { ownOf } from './load-certificate.ts';
import { tellIssuers } from './tell.ts';

export const askCertificate = implementMutation(contract, async (call) => {
  const { input, tx, locks, actor, deps, audit } = call;
  const { own: employeeId } = ownOf(actor);
  await locks.take('employee', employeeId);
  const employee = await tx.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const waiting = await tx.certificate.findFirst({ where: { employeeId, kind: input.kind, status: 'asked' } });
  if (waiting) throw new AppError('CERTIFICATE_ASKED', { day: isoDay(waiting.askedAt ?? deps.clock()) });
  const { id, status } = await tx.certificate.create({ data: { ...input, employeeId, askedAt: deps.clock() } });
  audit({ entity: 'certificate', entityId: id, after: { ...input, employeeId, status } });
  await tellIssuers(call, employee, { id, kind: input.kind });
  return { id };
});
