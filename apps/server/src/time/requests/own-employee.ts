import { AppError } from '@wagewright/contracts';
import type { Actor } from '../../core/actor.ts';

/** @throws AppError NO_EMPLOYEE for an account that belongs to nobody who is employed */
export function ownEmployeeId({ employeeId, account }: Pick<Actor, 'employeeId' | 'account'>): number {
  if (employeeId === null) throw new AppError('NO_EMPLOYEE', { account });
  return employeeId;
}
