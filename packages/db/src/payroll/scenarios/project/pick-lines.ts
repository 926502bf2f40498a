import type { InputPlan, InputTable } from '@wagewright/calc-engine';

/** Which of somebody's lines `from` … `to` − 1 of the base stand in a later period. */
type Pick = (table: InputTable, from: number, to: number) => number[];

const all: Pick = (_table, from, to) => Array.from({ length: to - from }, (_, index) => from + index);
const none: Pick = () => [];
const last: Pick = (_table, from, to) => (to > from ? [to - 1] : []);

/** Of each item the line that holds at the end. */
const atTheEnd =
  ({ columns }: InputPlan): Pick =>
  (table, from, to) => {
    const until = columns.find(({ source }) => source === 'record.to');
    if (!until) return all(table, from, to);
    const days = table.numbers[until.position - 1];
    const lines = all(table, from, to);
    const end = Math.max(...lines.map((line) => days?.[line] ?? 0));
    return lines.filter((line) => days?.[line] === end);
  };

/**
 * Records of one period (overtime, leave, attendance, typed lines) come again where the scenario says so, and never for a joiner; of parts
 * the last one holds on.
 * @param plan as frozen
 */
export function linePicker(lines: string, plan: InputPlan, repeats: boolean): Pick {
  if (lines === 'segments') return last;
  if (lines === 'compensation') return atTheEnd(plan);
  return lines === 'cost-centers' || repeats ? all : none;
}
export const allLines = all;
