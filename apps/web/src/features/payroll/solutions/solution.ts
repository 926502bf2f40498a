import type { Outputs } from '../../../shared/api/trpc.ts';

export type Solution = Outputs['payroll']['solutions']['getSolution'];
export type SolutionRole = Solution['roles'][number];
