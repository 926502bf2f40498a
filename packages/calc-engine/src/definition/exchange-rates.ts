/** The definition's table of exchange rates, checked for what CONVERT relies on. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { suggestName } from '../language/nearest.ts';
import type { Scope, ScopeColumn, ScopeTable } from '../language/scope.ts';
import type { Report } from './plan.ts';

export function planExchangeRates(
  definition: CalculationDefinition,
  tables: readonly ScopeTable[],
  report: Report,
): Scope['exchangeRates'] {
  const named = definition.exchangeRates;
  if (!named) return null;
  const table = tables.find((candidate) => candidate.code === named.table);
  const given = definition.steps.flatMap((step) => step.tables).find((candidate) => candidate.code === named.table);
  if (!table || given?.kind !== 'parameter') {
    const parameters = tables.filter((candidate) => candidate.kind === 'parameter').map((candidate) => candidate.code);
    report({
      code: 'TABLE_SHAPE',
      message: `The exchange rates name table "${named.table}", which is not a parameter table.`,
      nextStep: suggestName(named.table, parameters, 'Name a parameter table.'),
    });
    return null;
  }
  const find = (part: 'from' | 'to' | 'rate'): ScopeColumn | null => {
    const column = table.columns.find((candidate) => candidate.code === named[part]);
    const fits = part === 'rate' ? column?.type === 'decimal' || column?.type === 'integer' : column?.type === 'text';
    if (column && fits) return column;
    report({
      code: 'TABLE_SHAPE',
      message: `The exchange rates name "${named[part]}" as ${part}, which is not a ${part === 'rate' ? 'decimal' : 'text'} column of ${table.code}.`,
      nextStep: suggestName(
        named[part],
        table.columns.map((candidate) => candidate.code),
        `Add it to ${table.code}.`,
      ),
      table: table.code,
    });
    return null;
  };
  const [from, to, rate] = [find('from'), find('to'), find('rate')];
  if (given.key.length !== 2 || !given.key.includes(named.from) || !given.key.includes(named.to)) {
    report({
      code: 'TABLE_SHAPE',
      message: `The key of the table of exchange rates ${table.code} is not its two currencies.`,
      nextStep: `Write "key: [${named.from}, ${named.to}]" in ${table.code}.`,
      table: table.code,
    });
  }
  return from && to && rate ? { table, shape: { from: from.index, to: to.index, rate: rate.index } } : null;
}
