import type { Inputs } from '../../../../shared/api/trpc.ts';
import { defined } from '../../../../shared/search.ts';

/** What the address asks of the balances. */
export interface BalanceSearch {
  readonly q?: string | undefined;
  readonly year?: number | undefined;
  readonly entity?: number | undefined;
  /** Only those with a balance of this element. */
  readonly with?: string | undefined;
  /** A column; with a minus before it, descending. */
  readonly sort?: string | undefined;
  /** Whose balance is opened, of which legal entity and element. */
  readonly employee?: number | undefined;
  readonly of?: number | undefined;
  readonly element?: string | undefined;
}

export type BalancesAsked = Omit<Inputs['payroll']['balances']['listBalances'], 'offset' | 'limit'>;

/** As the server is asked. */
export const askedOf = ({ q, year, entity, with: element, sort }: BalanceSearch): BalancesAsked =>
  defined({
    search: q,
    year,
    legalEntityId: entity,
    element,
    sort: sort?.replace(/^-/, ''),
    direction: sort?.startsWith('-') ? ('descending' as const) : undefined,
  });
