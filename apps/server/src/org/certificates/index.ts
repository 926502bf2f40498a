export type { AskedIncome, PaidIncome } from './paid-income.ts';
