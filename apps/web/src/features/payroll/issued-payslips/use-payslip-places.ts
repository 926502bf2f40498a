import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** By which legal entities and departments payslips can be narrowed, as options of a field. */
export function usePayslipPlaces(filter: PayslipFilter): {
  readonly legalEntities: readonly Option[];
  readonly departments: readonly Option[];
} {
  const format = useFormat();
  const { data } = trpc.payroll.issuedPayslips.listPayslipPlaces.useQuery(filter, { placeholderData: (before) => before });
  const optionsOf = (places: NonNullable<typeof data>['departments']) =>
    places.map(({ id, name }) => ({ value: String(id), label: format.name(name) }));
  return { legalEntities: optionsOf(data?.legalEntities ?? []), departments: optionsOf(data?.departments ?? []) };
}
