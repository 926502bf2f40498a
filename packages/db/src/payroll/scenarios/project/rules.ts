/** What a frozen column says in a later period, by where it comes from. Days are numbers since 1970-01-01; NaN is blank. */
import type { ColumnPlan } from '@wagewright/calc-engine';
import type { PlannedPeriod } from '@wagewright/contracts/payroll/scenarios';
import type { ScenarioPerson } from '../movements.ts';
import type { Raises } from '../raises.ts';

export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/** What a cell depends on, besides its frozen value. */
export interface CellContext {
  readonly person: ScenarioPerson;
  readonly period: PlannedPeriod;
  /** Of the base's period, and of those that are calculated: the first day of each. */
  readonly baseStart: number;
  readonly start: number;
  readonly end: number;
  /** Not what the base has frozen for its own period: another period, or somebody who was not there. */
  readonly isLater: boolean;
  readonly repeatsVariable: boolean;
  readonly raises: Raises;
  /** Of a line of the compensation file: its item. */
  readonly item: string | null;
  readonly departmentOf: (id: number) => { readonly code: string; readonly name: string } | undefined;
  readonly joinedOn: (person: ScenarioPerson) => number;
}

type NumberRule = (cell: number, column: ColumnPlan, context: CellContext) => number;
type TextRule = (cell: string | null, context: CellContext) => string | null;

const keep: NumberRule = (cell) => cell;

function paid(item: string, cell: number, column: ColumnPlan, { raises, person, period }: CellContext): number {
  if (Number.isNaN(cell) && person.joined?.pay === undefined) return cell;
  return Number(raises.payOf(Number.isNaN(cell) ? 0n : BigInt(cell), item, column.scale, person, period));
}

const shifted: NumberRule = (cell, _column, { isLater, start, baseStart }) => (isLater ? cell + start - baseStart : cell);
const firstDay: NumberRule = (cell, _column, { isLater, start }) => (isLater ? start : cell);
const lastDay: NumberRule = (cell, _column, { isLater, end, person }) =>
  isLater ? Math.min(end, person.lastDay === null ? end : dayOf(person.lastDay)) : cell;
/** Hours and typed values of the base: again, or not at all. */
const variable: NumberRule = (cell, _column, { isLater, repeatsVariable }) => (isLater && !repeatsVariable ? Number.NaN : cell);

const numbers: Readonly<Record<string, NumberRule>> = {
  'employee.hire_date': (cell, _column, { person, joinedOn }) => (person.joined ? joinedOn(person) : cell),
  'employee.termination_date': (cell, _column, { person }) => (person.joined ? Number.NaN : cell),
  'segment.from': firstDay,
  'segment.to': lastDay,
};

const compensationLines: Readonly<Record<string, NumberRule>> = {
  'record.amount': (cell, column, context) => (context.item === null ? cell : paid(context.item, cell, column, context)),
  'record.from': firstDay,
  'record.to': lastDay,
};

const itemPattern = /^compensation\.([^.]+)(?:\.(at_start|changed_on))?$/;
const variablePattern = /^(overtime|leave|attendance|one_time)\./;

/** @param lines what the table's lines are: `employee`, `segments`, a record set, or `typed` */
export function numberRule({ source, type }: ColumnPlan, lines: string): NumberRule {
  if (source === null || variablePattern.test(source)) return variable;
  const [, item, facet] = source.match(itemPattern) ?? [];
  if (facet === 'changed_on') return (cell, _column, { isLater }) => (isLater ? Number.NaN : cell);
  if (item !== undefined) return (cell, column, context) => paid(item, cell, column, context);
  if (lines === 'compensation') return compensationLines[source] ?? keep;
  if (source.startsWith('record.')) return type === 'date' ? shifted : keep;
  return numbers[source] ?? keep;
}

const numberOf = ({ person }: CellContext): string => `+${-person.id}`;
const texts: Readonly<Record<string, TextRule>> = {
  'employee.number': (cell, context) => (context.person.joined ? numberOf(context) : cell),
  'employee.name': (cell, context) => (context.person.joined ? numberOf(context) : cell),
  'employee.email': (cell, { person }) => (person.joined ? null : cell),
  'assignment.department': (cell, { person, departmentOf }) =>
    person.joined ? (departmentOf(person.departmentId ?? 0)?.code ?? cell) : cell,
  'assignment.department_name': (cell, { person, departmentOf }) =>
    person.joined ? (departmentOf(person.departmentId ?? 0)?.name ?? cell) : cell,
};

export function textRule({ source }: ColumnPlan): TextRule {
  if (source === null) return (cell, { isLater, repeatsVariable }) => (isLater && !repeatsVariable ? null : cell);
  return texts[source] ?? ((cell) => cell);
}
