import { trpc } from '../../../shared/api/trpc.ts';
import { defined } from '../../../shared/search.ts';
import { PeriodsRead } from './PeriodsRead.tsx';

interface Props {
  readonly employeeIds?: readonly number[];
  /** Or everybody who works in it on one of the days. */
  readonly departmentId?: number;
  /** Or everybody whom it employs. */
  readonly legalEntityId?: number;
  /** Or somebody whom this legal entity hires: periods that were prepared or paid without them are told. */
  readonly hiredBy?: number | undefined;
  /** The days that a form is about; blank while none was chosen. */
  readonly from: string;
  /** Null: for ever. */
  readonly until: string | null;
  /** They come back from the day on: periods that were paid without them are told, too. */
  readonly isReturn?: boolean;
}

const nobody: readonly number[] = [];

/**
 * For which periods payroll has read records of the days that a form is about, and what follows: shown before anything is saved. Of others alone: employees do not ask
 * how far payroll is with them.
 */
export function EffectOnPay({ employeeIds = nobody, departmentId, legalEntityId, hiredBy, from, until, isReturn = false }: Props) {
  const isAsked =
    from !== '' &&
    (employeeIds.length > 0 || [departmentId, legalEntityId, hiredBy].some((one) => one !== undefined)) &&
    (until === null || until >= from);
  const query = trpc.org.employees.getEffectOnPay.useQuery(
    { employeeIds: [...employeeIds], ...defined({ departmentId, legalEntityId, hiredBy }), from, until, isReturn },
    { enabled: isAsked },
  );
  if (!isAsked || !query.data) return null;
  return <PeriodsRead periods={query.data.periods} />;
}
