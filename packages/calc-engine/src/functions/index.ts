/** All functions of the language. */
import { dateFunctions } from './dates.ts';
import { historyFunctions } from './history.ts';
import { logicFunctions } from './logic.ts';
import { moneyFunctions } from './money.ts';
import { numberFunctions } from './numbers.ts';
import { prorationFunctions } from './proration.ts';
import type { FunctionSpec } from './spec.ts';
import { tableFunctions } from './tables.ts';
import { taxFunctions } from './tax.ts';
import { textFunctions } from './text.ts';

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
];

const byName: ReadonlyMap<string, FunctionSpec> = new Map(functions.map((spec) => [spec.name, spec]));

/** Functions are written in capitals; small letters are understood too. */
export function findFunction(name: string): FunctionSpec | undefined {
  return byName.get(name.toUpperCase());
}

/** Words of the specification's language that this engine does not have yet; naming one says so. */
export const plannedFunctions: ReadonlySet<string> = new Set(
  'SEGMENTS SUM COUNT AVG FIRST LAST CONCAT EXISTS RANK SHARE ALLOCATE'.split(' '),
);
