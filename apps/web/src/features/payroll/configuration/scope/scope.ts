import type { Outputs } from '../../../../shared/api/trpc.ts';

export type Copy = Outputs['payroll']['copies']['getCopy'];
export type Standing = NonNullable<Outputs['payroll']['configuration']['tryScope']['standing']>;

/** Which people are looked at: those in scope, those of whom it cannot be told, or those whom a condition leaves out (its number). */
export type Group = 'in' | 'undecided' | number;

/** People that are told of at a time. */
export const peoplePage = 20;

export const askFor = (group: Group, limit: number) =>
  typeof group === 'number' ? { show: 'out' as const, cause: group, limit } : { show: group, cause: 0, limit };

export const leftOutOf = ({ leftOut, undecided }: Standing): number => leftOut.reduce((sum, { count }) => sum + count, undecided);

export function countOf({ inScope, undecided, leftOut }: Standing, group: Group): number {
  if (group === 'in') return inScope;
  return group === 'undecided' ? undecided : (leftOut[group]?.count ?? 0);
}
