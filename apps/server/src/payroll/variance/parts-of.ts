import type { Comparison, ItemOfPerson } from '@wagewright/db';
import { changeColumns } from '@wagewright/db/columns';
import { moneyOf } from './load-comparison.ts';

/** The parts of somebody's change, as amounts of the item. */
export const partsOf = (comparison: Comparison, item: number, causes: ItemOfPerson['causes']) =>
  causes.map(({ cause, amount }) => ({ cause: changeColumns.cause(cause), amount: moneyOf(comparison, item)(amount) }));
