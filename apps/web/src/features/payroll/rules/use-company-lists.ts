import { trpc } from '../../../shared/api/trpc.ts';
import type { CompanyLists } from './company-lists.ts';

/** The lists; until they are read there is nothing in them. */
export function useCompanyLists(): CompanyLists {
  const payTypes = trpc.payroll.payTypes.listPayTypes.useQuery({}).data?.rows ?? [];
  const elements = trpc.payroll.balances.listBalanceElements.useQuery({}).data?.rows ?? [];
  return { payTypes, elements };
}
