/** What is questioned before anybody is paid, one cause a line: what, how many people, the first three, what to do. */
import {
  askRows,
  askTables,
  figurePlaces,
  findUnbalanced,
  type KernelInput,
  type PeriodFacts,
  type Program,
  type RowFinding,
  sayQuestion,
  sayTableFinding,
  type WholeRun,
} from '@wagewright/calc-engine';
import { people, peopleNamed } from './people.ts';
import { reader } from './reader.ts';

/** Of the versions that hold in a period; without one of all. Rows of a column that raise the same question are one line. */
export function tableWarnings(program: Program, period?: PeriodFacts): string[] {
  const causes = Map.groupBy(askTables(program, period), ({ code, table, column }) => `${code} ${table} ${column}`);
  return [...causes.values()].flatMap((findings) => {
    const [first] = findings;
    if (!first) return [];
    const { message, nextStep } = sayTableFinding(program, first, reader());
    const more = findings.length === 1 ? '' : ` So it is in ${findings.length} rows.`;
    return [`WARNING ${first.code} ${message}${more} ${nextStep}`];
  });
}

export function rowWarnings(program: Program, run: WholeRun, input: KernelInput, employees: readonly string[]): string[] {
  const findings = run.stages.flatMap(({ kernel, output }) => askRows(kernel, input, output));
  const byQuestion = Map.groupBy(findings, ({ question }) => question);
  return [...byQuestion].flatMap(([number, found]) => {
    const question = program.questions[number];
    return question ? [questionWarning(program, question, found, employees)] : [];
  });
}

function questionWarning(
  program: Program,
  question: Program['questions'][number],
  found: readonly RowFinding[],
  employees: readonly string[],
): string {
  const said = sayQuestion(program, question, reader());
  const ofPeople = new Map(found.toReversed().map((finding) => [finding.row, finding]));
  const first = [...ofPeople].toReversed().slice(0, peopleNamed);
  const values = first.map(([row, { value, against, told }]) => `${employees[row] ?? row} ${said.person(value, against, told)}`);
  const name = question.code === 'RULE' ? (program.rules[question.rule]?.code ?? '') : question.code;
  return `${question.severity.toUpperCase()} ${name} ${said.message}. ${people(values, ofPeople.size)} ${said.nextStep}`;
}

/** Net is gross − deductions for everybody, as in a batch; else nobody may be paid by it. */
export function breaches(program: Program, run: WholeRun, employees: readonly string[]): string[] {
  const places = figurePlaces(program);
  if (!places) return [];
  const rows = findUnbalanced(new Map(run.tables.map((table) => [table.no, table])), places, { rows: run.rows, most: run.rows });
  if (rows.length === 0) return [];
  const names = rows.slice(0, peopleNamed).map((row) => employees[row] ?? String(row));
  const { gross, deductions, net } = program.definition.summary ?? { gross: '', deductions: '', net: '' };
  return [
    `NET_DIFFERS ${net} is not ${gross} − ${deductions} for ${people(names, rows.length)} Correct the rule of one of the three: nobody is paid by figures that do not agree.`,
  ];
}
