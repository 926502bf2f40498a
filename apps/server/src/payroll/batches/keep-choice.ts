import { AppError } from '@wagewright/contracts';
import { isoDay, legalEntityColumns } from '@wagewright/db/columns';
import { serviceInclude, servicesOf } from '../../org/employees/index.ts';
import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';

/** @throws AppError NOT_FOUND for nobody of the batch's legal entity; PAYEE_NOT_OF_PERIOD for who begins after the period */
export async function requireOfPeriod({ tx }: BatchCall, batch: BatchRow, employeeId: number, isPaid: boolean): Promise<void> {
  const { id, period } = batch;
  const { legalEntityId, legalEntity } = period.solution;
  const employee = await tx.employee.findFirst({ where: { id: employeeId, legalEntityId }, include: serviceInclude });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  if (isPaid || servicesOf(employee).some(({ hireDate }) => hireDate <= isoDay(period.endDate))) return;
  const { en } = legalEntityColumns.name(legalEntity.name);
  throw new AppError('PAYEE_NOT_OF_PERIOD', { id, employee: employee.name, legalEntity: en, period: period.name });
}

interface Choice {
  readonly batchId: number;
  readonly employeeId: number;
  readonly choice: 'add' | 'remove';
  readonly reason: string;
}

/** Keeps what a clerk has said of somebody; the contrary takes back what was said before, and then the application scope decides again. */
export async function keepChoice({ tx, actor }: BatchCall, { choice, reason, ...whose }: Choice): Promise<void> {
  const where = { batchId_employeeId: whose };
  const before = await tx.batchChoice.findUnique({ where });
  if (before && before.choice !== choice) {
    await tx.batchChoice.delete({ where });
    return;
  }
  const said = { choice, reason, byUserId: actor.userId };
  await tx.batchChoice.upsert({ where, create: { ...whose, ...said }, update: said });
}
