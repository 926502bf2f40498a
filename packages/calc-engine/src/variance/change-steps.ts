/** Which of an employee's inputs change together, so that what each kind of change makes of a result can be told apart. */
import { type ColumnPlan, historyTableNo, type InputPlan, type Program } from '../api.ts';

/**
 * In the order in which they are walked, after the rules: what the period brings to everybody (its days, and what was earned before), then what is
 * said of the person, then what was done and typed. What two changes make only together belongs to the later one.
 */
export const changeSteps = ['period', 'employment', 'record', 'rate', 'hours', 'absence', 'one-time', 'retro'] as const;
export type ChangeStep = (typeof changeSteps)[number];

/** Sources by how they begin; what is not listed is something that the records say of the person. */
const sources: readonly (readonly [string, ChangeStep])[] = [
  ['employee.hire_date', 'employment'],
  ['employee.termination_date', 'employment'],
  ['compensation.', 'rate'],
  ['one_time.', 'one-time'],
  ['overtime.', 'hours'],
  ['attendance.late_minutes', 'absence'],
  ['attendance.early_minutes', 'absence'],
  ['attendance.absent_', 'absence'],
  ['attendance.', 'hours'],
  ['leave.', 'absence'],
  ['segment.', 'period'],
];

/** Tables whose lines are records change as a whole. */
const recordSets: Readonly<Record<string, ChangeStep>> = {
  overtime: 'hours',
  attendance: 'hours',
  leave: 'absence',
  compensation: 'rate',
  'one-time-payments': 'one-time',
  'cost-centers': 'record',
};

export const segmentLines = 'segments';

type Described = Pick<Program, 'definition' | 'history' | 'tables'>;

/** What the lines of a frozen table are: `employee`, `segments`, or the name of a record set. */
export function linesOfInput({ definition }: Pick<Program, 'definition'>, { code }: Pick<InputPlan, 'code'>): string {
  const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
  return table?.kind === 'snapshot' ? table.lines : 'employee';
}

/** The step at which a column takes its new value. */
export function stepOfColumn(program: Described, table: InputPlan, column: ColumnPlan): ChangeStep {
  if (table.tableNo === historyTableNo) return program.history[column.position - 1]?.window === 'RETRO' ? 'retro' : 'period';
  if (program.tables.find(({ no }) => no === table.tableNo)?.kind === 'parameter') return column.unit ? 'hours' : 'one-time';
  return sources.find(([prefix]) => column.source?.startsWith(prefix))?.[1] ?? 'record';
}

/** The step at which all lines of a table are exchanged; those of parts of the period with the period, whose days they are. */
export function stepOfLines(program: Described, table: InputPlan): ChangeStep {
  const lines = linesOfInput(program, table);
  if (lines === segmentLines) return 'period';
  const [column] = table.columns;
  return recordSets[lines] ?? (column ? stepOfColumn(program, table, column) : 'record');
}
