import { AppError, type Permission } from '@wagewright/contracts';
import { capabilities, permissionsOf, type SolutionUserRole } from '@wagewright/contracts/payroll/solutions';
import type { Actor } from '../../core/actor.ts';
import { coversBatch, coversSolution } from '../../core/scopes.ts';

type ShownSolution = Parameters<typeof coversSolution>[1] & { readonly code: string };
type ShownBatch = Parameters<typeof coversBatch>[1] & { readonly name: string };

/** What being named opens, as far as it can be given away: approving is nobody's to give, since nobody approves what they submit. */
export const openedBy: Readonly<Record<SolutionUserRole, readonly Permission[]>> = {
  manager: permissionsOf(Object.keys(capabilities)),
  approver: permissionsOf(['pay', 'read']),
};

/** @throws AppError GIVES_MORE_THAN_OWN where the caller may not do all of it in this solution themselves */
export function requireOwn({ grants }: Actor, solution: ShownSolution, given: readonly Permission[]): void {
  if (!given.every((permission) => coversSolution(grants.get(permission), solution)))
    throw new AppError('GIVES_MORE_THAN_OWN', { where: solution.code });
}

/** @throws AppError GIVES_MORE_THAN_OWN where the caller may not do all of it with this batch themselves */
export function requireOwnInBatch({ grants }: Actor, batch: ShownBatch, given: readonly Permission[]): void {
  if (!given.every((permission) => coversBatch(grants.get(permission), batch)))
    throw new AppError('GIVES_MORE_THAN_OWN', { where: batch.name });
}
