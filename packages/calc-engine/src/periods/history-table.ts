/** Amounts of history as the kernel takes them. */
import { historyTableNo, type InputPlan, type InputTable, type Program } from '../api.ts';

/** @param amounts by person, then in the order of the program's history: minor units */
export function historyTable(program: Program, amounts: readonly (readonly bigint[])[]): [number, InputTable][] {
  const plan = program.inputs.find(({ tableNo }) => tableNo === historyTableNo);
  return plan ? [[historyTableNo, tableOf(plan, amounts)]] : [];
}

function tableOf({ columns }: InputPlan, amounts: readonly (readonly bigint[])[]): InputTable {
  const numbers: Float64Array[] = [];
  const big = new Map<number, Map<number, bigint>>();
  for (const [index, { position }] of columns.entries()) {
    numbers[position - 1] = Float64Array.from(amounts, (row, person) => {
      const amount = row[index] ?? 0n;
      if (Number.isSafeInteger(Number(amount))) return Number(amount);
      big.set(position - 1, (big.get(position - 1) ?? new Map<number, bigint>()).set(person, amount));
      return Number.NaN;
    });
  }
  return { numbers, texts: [], big };
}
