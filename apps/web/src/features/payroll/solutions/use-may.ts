import type { Permission } from '@wagewright/contracts';
import { trpc } from '../../../shared/api/trpc.ts';

/**
 * What the caller may do with this very solution. `useCan` says what somebody may do somewhere: who was given another solution, or one batch,
 * would see buttons here that find nothing. Until the solution is read, nothing.
 */
export function useMay(solutionId: number): (permission: Permission) => boolean {
  const { data } = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  return (permission) => data?.may.includes(permission) ?? false;
}
