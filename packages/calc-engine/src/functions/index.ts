/** All functions of the language. */
import { allocateFunction } from './allocate.ts';
import { dateFunctions } from './dates.ts';
import { historyFunctions } from './history.ts';
import { logicFunctions } from './logic.ts';
import { moneyFunctions } from './money.ts';
import { numberFunctions } from './numbers.ts';
import { prorationFunctions } from './proration.ts';
import { rowFunctions } from './rows.ts';
import type { FunctionSpec } from './spec.ts';
import { tableFunctions } from './tables.ts';
import { taxFunctions } from './tax.ts';
import { textFunctions } from './text.ts';
import { totalFunction } from './total.ts';

export const functions: readonly FunctionSpec[] = [
  ...logicFunctions,
  ...numberFunctions,
  ...tableFunctions,
  ...taxFunctions,
  ...prorationFunctions,
  ...dateFunctions,
  ...historyFunctions,
  ...moneyFunctions,
  ...textFunctions,
  ...rowFunctions,
  allocateFunction,
  totalFunction,
];

const byName: ReadonlyMap<string, FunctionSpec> = new Map(functions.map((spec) => [spec.name, spec]));

/** Functions are written in capitals; small letters are understood too. */
export function findFunction(name: string): FunctionSpec | undefined {
  return byName.get(name.toUpperCase());
}
