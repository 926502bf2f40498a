/** The ledger as a file: what was paid before the periods, and what it is after them. */
import { append, type Ledger, type LedgerPeriod, minorToText, type PayPeriod, type Program } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import type { ColumnSpec, Value } from '@wagewright/files';
import { minorUnits } from '../minor-units.ts';
import { findNamed } from '../names.ts';
import { type FileSettings, fixedColumns, type Listener, readFileTable } from '../open-sheet.ts';
import { employeeColumn } from '../read-table.ts';

const element: ColumnSpec = { label: 'element', type: 'text', isRequired: true };
/** Payment dates: of the period in which an amount was paid, and of the one in which it was earned (left out: the same). */
const paid: ColumnSpec = { label: 'paid', type: 'date', isRequired: true };
const earned: ColumnSpec = { label: 'earned', type: 'date' };
/** Since when the row is known; left out: since it was paid. */
const knownFrom: ColumnSpec = { label: 'known_from', type: 'date' };
const amount: ColumnSpec = { label: 'amount', type: 'decimal', isRequired: true };

/** @throws FileError where the file cannot be read further */
export async function readLedger(
  program: Program,
  file: string,
  periods: readonly PayPeriod[],
  settings: FileSettings,
  listener: Listener,
): Promise<Ledger> {
  const names = fixedColumns([employeeColumn, element, earned, paid, amount, knownFrom]);
  const table = await readFileTable(
    file,
    settings,
    { ...names, all: names.all.filter(({ isRequired }) => isRequired) },
    employeeColumn,
    listener,
  );
  const at = (column: ColumnSpec, row: number): Value => table.values.get(column)?.[row] ?? null;
  const days = [...table.rows.keys()].flatMap((row) => [at(paid, row), at(earned, row)].filter((day) => typeof day === 'string'));
  const periodOf = ledgerPeriods(days, periods);
  const ledger: Ledger = new Map();
  for (const row of table.rows.keys()) {
    const [employee, name, paidOn, value] = [employeeColumn, element, paid, amount].map((column) => at(column, row));
    if (typeof employee !== 'string' || typeof name !== 'string' || typeof paidOn !== 'string' || typeof value !== 'string') continue;
    const [earnedOn, since] = [at(earned, row), at(knownFrom, row)];
    const refuse = (column: ColumnSpec, hint: string): void =>
      listener.problems.addFile([table.problem('VALUE_UNKNOWN', row, column, { details: { hint } })]);
    const balance = findNamed(program.balances, name);
    const codes = program.balances.map(({ code }) => code);
    const [of, by] = [periodOf(typeof earnedOn === 'string' ? earnedOn : paidOn), periodOf(paidOn)];
    const minor = balance && decimalsOf(value) <= balance.scale ? minorUnits(shortest(value), balance.scale) : undefined;
    if (!balance)
      refuse(
        element,
        suggestName(name, codes, codes.length === 0 ? 'The definition has no balances.' : `The balances are ${codes.join(', ')}.`),
      );
    else if (!of || !by)
      refuse(by ? earned : paid, 'It lies within the periods that are calculated and is the payment date of none of them.');
    else if (minor === undefined)
      listener.problems.addFile([table.problem('TOO_MANY_DECIMALS', row, amount, { details: { max: balance.scale } })]);
    else
      append(ledger, employee, {
        kind: 'opening',
        earned: of,
        paid: by,
        amounts: new Map([[balance.code, BigInt(minor)]]),
        ...(typeof since === 'string' && { knownFrom: since }),
      });
  }
  return ledger;
}

/** Without zeros at the end that say nothing. */
const shortest = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
const decimalsOf = (value: string): number => shortest(value).split('.')[1]?.length ?? 0;

/** Periods before the first that is calculated count back by their payment dates; within them a day must be a period's own. */
function ledgerPeriods(days: readonly string[], periods: readonly PayPeriod[]): (payDate: string) => LedgerPeriod | undefined {
  const first = periods[0]?.payDate ?? '';
  const earlier = [...new Set(days)].filter((day) => day < first).sort();
  const known = new Map<string, LedgerPeriod>(periods.map((period) => [period.payDate, period]));
  for (const [place, payDate] of earlier.entries()) known.set(payDate, { name: payDate, sequence: place - earlier.length, payDate });
  return (payDate) => known.get(payDate);
}

/** Rows of `employee,element,earned,paid,amount`, without what is zero. */
export function* ledgerRows({ balances }: Program, ledger: Ledger): Generator<readonly string[]> {
  yield ['employee', 'element', 'earned', 'paid', 'amount'];
  const scales = new Map(balances.map(({ code, scale }) => [code, scale]));
  for (const [employee, rows] of ledger)
    for (const { earned: of, paid: by, amounts } of rows)
      for (const [code, minor] of amounts)
        if (minor !== 0n) yield [employee, code, of.payDate, by.payDate, minorToText(minor, scales.get(code) ?? 0)];
}
