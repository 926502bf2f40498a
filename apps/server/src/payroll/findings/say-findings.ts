import {
  askTables,
  type PeriodFacts,
  type Program,
  type RowQuestion,
  sayQuestion,
  sayTableFinding,
  type TableFinding,
} from '@wagewright/calc-engine';
import type { OutputOf } from '@wagewright/contracts';
import type { RecordCheckCode } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { checkWords, type listFindings, type listFoundPeople } from '@wagewright/contracts/payroll/findings';
import type { CauseCount, FindingCause, FoundPerson } from '@wagewright/db';

type Finding = OutputOf<typeof listFindings>['findings'][number];
type Person = Finding['first'][number];
type Cause = OutputOf<typeof listFoundPeople>['rows'][number]['cause'];

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;
const inBoth = <Value>(say: (reader: (typeof readers)['en']) => Value) => ({ en: say(readers.en), 'zh-CN': say(readers['zh-CN']) });
const nameOf = ({ en, 'zh-CN': chinese }: { readonly en: string; readonly 'zh-CN': string }) => ({ en, 'zh-CN': chinese });

/** A cause about people, put into words once for all of them. */
export interface SaidCause {
  readonly cause: Cause;
  readonly place: Pick<Finding, 'table' | 'tableName' | 'column' | 'columnName'>;
  person(found: FoundPerson): Person['shown'];
}

export function sayCause(program: Program, { key, severity, question: number, check }: FindingCause): SaidCause {
  if (check !== null) return sayCheck(key, severity, check);
  const question = program.questions[number ?? -1];
  if (!question) throw new RangeError(`The program has no question ${number}.`);
  const said = { en: sayQuestion(program, question, readers.en), 'zh-CN': sayQuestion(program, question, readers['zh-CN']) };
  const rule = question.code === 'RULE' ? program.rules[question.rule] : undefined;
  const group = program.definition.ruleGroups?.find(({ code }) => code === rule?.group);
  return {
    cause: {
      key,
      code: question.code,
      severity,
      message: { en: said.en.message, 'zh-CN': said['zh-CN'].message },
      nextStep: { en: said.en.nextStep, 'zh-CN': said['zh-CN'].nextStep },
      remedy: remedyOf(program, question),
      table: placeOf(program, question).table,
      rule: rule?.code ?? null,
      group: group ? nameOf(group.name) : null,
    },
    place: placeOf(program, question),
    person: ({ value, against, told }) => {
      const minor = against === null ? null : BigInt(against);
      const shown = (language: keyof typeof said) => said[language].person(BigInt(value ?? 0), minor, told ?? []);
      return { en: shown('en'), 'zh-CN': shown('zh-CN') };
    },
  };
}

/** A day is said as the reader writes days; a name of a batch as it is. */
function sayCheck(key: string, severity: Cause['severity'], check: RecordCheckCode): SaidCause {
  const { message, person, nextStep } = checkWords[check];
  const written = (text: string, reader: (typeof readers)['en']): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? reader.day(text) : text);
  return {
    cause: { key, code: check, severity, message, nextStep: nextStep[severity], remedy: 'record', table: null, rule: null, group: null },
    place: { table: null, tableName: null, column: null, columnName: null },
    person: ({ told }) => inBoth((reader) => person[reader.language].replace('{0}', written(told?.[0] ?? '', reader))),
  };
}

/** What was frozen is put right in the person's records, what was typed in the batch; anything else follows from a rule. */
function remedyOf(program: Program, question: RowQuestion): Cause['remedy'] {
  const table = program.tables.find(({ no }) => no === question.table);
  if (table?.kind === 'snapshot') return 'record';
  return table?.kind === 'parameter' ? 'input' : 'rule';
}

function placeOf(program: Program, { table: no, column: index }: { readonly table: number; readonly column: number | null }) {
  const table = program.tables.find((candidate) => candidate.no === no);
  const column = index === null ? undefined : table?.columns[index];
  return {
    table: table?.code ?? null,
    tableName: table ? nameOf(table.name) : null,
    column: column?.code ?? null,
    columnName: column ? nameOf(column.name) : null,
  };
}

export function sayPerson(said: SaidCause, found: FoundPerson): Person {
  const { employeeId, employeeNumber, name, department, state, line, lines, remark, remarkedBy, remarkedAt, heldReason, heldBy, heldAt } =
    found;
  return {
    employeeId,
    employeeNumber,
    name,
    department,
    state,
    line,
    lines,
    shown: said.person(found),
    remark: remark !== null && remarkedAt ? { text: remark, by: remarkedBy ?? '–', at: remarkedAt.toISOString() } : null,
    held: heldAt ? { reason: heldReason, by: heldBy, at: heldAt.toISOString() } : null,
  };
}

export function sayFound(said: SaidCause, count: CauseCount, first: readonly FoundPerson[]): Finding {
  const { blocking, open, answered, held } = count;
  return {
    ...said.cause,
    ...said.place,
    about: 'people',
    count: blocking + open + answered,
    open,
    answered,
    held,
    first: first.map((found) => sayPerson(said, found)),
  };
}

/** Rows of one column of a table that raise the same question are one cause; the first of them stands for all. */
export function sayTables(program: Program, period: PeriodFacts): Finding[] {
  const causes = Map.groupBy(askTables(program, period), ({ code, table, column }: TableFinding) => `${code}-${table}-${column ?? ''}`);
  return [...causes].flatMap(([key, findings]): Finding[] => {
    const [first] = findings;
    if (!first) return [];
    return [
      {
        key: `table-${key}`,
        code: first.code,
        severity: 'warning',
        about: 'table',
        ...placeOf(program, first),
        message: inBoth((reader) => sayTableFinding(program, first, reader).message),
        nextStep: inBoth((reader) => sayTableFinding(program, first, reader).nextStep),
        remedy: 'rule',
        rule: null,
        group: null,
        count: findings.length,
        open: 0,
        answered: 0,
        held: 0,
        first: [],
      },
    ];
  });
}
