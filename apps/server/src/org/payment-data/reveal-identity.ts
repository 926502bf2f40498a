import { AppError } from '@wagewright/contracts';
import { revealIdentity as contract } from '@wagewright/contracts/org/payment-data';
import { implementMutation } from '../../core/implement.ts';
import { requireWithinReach } from '../employees/index.ts';

export const revealIdentity = implementMutation(contract, async ({ input, tx, reach, actor, deps, audit }) => {
  const { employeeId, id } = input;
  await requireWithinReach({ prisma: tx, reach, actor, now: deps.clock() }, employeeId);
  const row = await tx.employeeIdentity.findFirst({ where: { id, employeeId } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'identity number', id });
  audit({ entity: 'number-look', entityId: employeeId, after: { kind: row.kind, id, employeeId } });
  return { number: deps.secrets.open('employee_identity.number', row.sealedAs, row.number) };
});
