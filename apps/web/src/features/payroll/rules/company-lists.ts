/** Pay types and balance elements of the company's lists, and how a definition takes them up by the columns that carry or fill them. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { Outputs } from '../../../shared/api/trpc.ts';

type Definition = CalculationDefinition;

export interface CompanyLists {
  readonly payTypes: readonly Pick<Outputs['payroll']['payTypes']['listPayTypes']['rows'][number], 'code' | 'name' | 'type'>[];
  readonly elements: readonly Pick<Outputs['payroll']['balances']['listBalanceElements']['rows'][number], 'code' | 'name' | 'scale'>[];
}

/** A definition that declares the pay types which a column carries, those that it did not know as the list has them. */
export function withTypes(definition: Definition, codes: readonly string[], { payTypes: listed }: CompanyLists): Definition {
  const { payTypes = [] } = definition;
  const added = listed.filter(({ code }) => codes.includes(code) && payTypes.every((own) => own.code !== code));
  if (added.length === 0) return definition;
  return { ...definition, payTypes: [...payTypes, ...added.map(({ code, name }) => ({ code, name }))] };
}

/** Codes of the balance elements that a column fills, written as `Table.Column`. */
export const elementsFilledBy = ({ balances }: Definition, path: string): string[] =>
  balances.filter(({ from }) => from === path).map(({ code }) => code);

/** A definition in which a column fills these balance elements and no others; one that another column filled is now filled by this one. */
export function withFilled(definition: Definition, path: string, codes: readonly string[], { elements }: CompanyLists): Definition {
  const stay = definition.balances.filter(({ code, from }) => from !== path || codes.includes(code));
  const known = stay.map((balance) => (codes.includes(balance.code) ? { ...balance, from: path } : balance));
  const added = elements.filter(({ code }) => codes.includes(code) && known.every((balance) => balance.code !== code));
  return { ...definition, balances: [...known, ...added.map(({ code, name, scale }) => ({ code, name, scale, from: path }))] };
}
