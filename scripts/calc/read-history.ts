/** What earlier periods paid: employee, element, window (YTD, PREV, PREV2 … as a definition's tests write them), amount. */
import { constantToMinor, historyKey, type Program, parseCell } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { findNamed } from './names.ts';
import type { ProblemList } from './problems.ts';
import { fixedRecords, readCsv } from './read-csv.ts';

/** Employee → sums in minor units by position of the program's history; what is missing is zero. */
export type GivenHistory = ReadonlyMap<string, readonly (bigint | undefined)[]>;

/** Words for windows, as `historyKey` writes them. */
const windowPattern =
  /^(YTD|QTD|MTD|PREV\d*|LAST\d+(_COUNT)?|BALANCE(_PERIOD_(START|END)|_\d{4}-\d{2}-\d{2})?|OPENING|PREV_YEAR|PREV_YTD|RETRO)(_EARNED)?$/;

/** Windows that the definition does not read are passed over: a ledger holds more than one definition needs. */
export function readHistory(program: Program, file: string, problems: ProblemList): GivenHistory {
  const csv = readCsv(file);
  const windows = new Set(program.history.map((need) => historyKey(need)));
  const given = new Map<string, (bigint | undefined)[]>();
  const seen = new Set<string>();
  for (const { fields, starts } of fixedRecords(csv, ['employee', 'element', 'window', 'amount'], problems)) {
    const [employee = '', elementName = '', window = '', amount = ''] = fields.map((field) => field.trim());
    const wrong = (field: number, problem: string): void => problems.add(`${csv.source.place(starts[field] ?? 0)}: ${problem}`);
    const element = findNamed(program.balances, elementName);
    const codes = program.balances.map(({ code }) => code);
    if (employee === '') wrong(0, 'No employee. Every row says whose it is.');
    if (!element) {
      wrong(1, `There is no balance element "${elementName}". ${suggestName(elementName, codes, `There are ${codes.join(', ')}.`)}`);
      continue;
    }
    if (!windowPattern.test(window)) wrong(2, `"${window}" is no window. This definition reads ${[...windows].join(', ')}.`);
    const key = JSON.stringify([employee, element.code, window]);
    if (seen.has(key)) wrong(0, `${window} of ${element.code} is given twice for ${employee}. Add the amounts up.`);
    seen.add(key);
    const index = program.history.findIndex((need) => need.element === element.code && historyKey(need) === window);
    const cell = parseCell(amount, 'decimal', program.history[index]?.scale ?? element.scale);
    if (!cell.ok || !cell.value) wrong(3, cell.ok ? 'No amount.' : `${cell.problem}.`);
    const row = given.get(employee) ?? [];
    if (cell.ok && cell.value && index >= 0) row[index] = constantToMinor(cell.value, program.history[index]?.scale ?? 0) ?? 0n;
    given.set(employee, row);
  }
  return given;
}
