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
import { exactReader } from '@wagewright/contracts/format';
import type { listFindings } from '@wagewright/contracts/payroll/findings';
import type { FoundPerson, FoundQuestion } from '@wagewright/db';

type Finding = OutputOf<typeof listFindings>['findings'][number];

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;
const inBoth = <Value>(say: (reader: (typeof readers)['en']) => Value) => ({ en: say(readers.en), 'zh-CN': say(readers['zh-CN']) });

/** A question's number in the program of a published copy never changes. */
export const questionKey = (question: number): string => `question-${question}`;

export function questionOf(program: Program, key: string): { readonly number: number; readonly question: RowQuestion } | undefined {
  const number = Number(/^question-(\d+)$/.exec(key)?.[1] ?? Number.NaN);
  const question = program.questions[number];
  return question && { number, question };
}

export function sayPerson(program: Program, question: RowQuestion, found: FoundPerson): Finding['first'][number] {
  const { value, against, told, ...who } = found;
  const shown = inBoth((reader) =>
    sayQuestion(program, question, reader).person(BigInt(value), against === null ? null : BigInt(against), told ?? []),
  );
  return { ...who, shown };
}

function placeOf(program: Program, { table: no, column: index }: { readonly table: number; readonly column: number | null }) {
  const table = program.tables.find((candidate) => candidate.no === no);
  const column = index === null ? undefined : table?.columns[index];
  const name = (of: { readonly en: string; readonly 'zh-CN': string }) => ({ en: of.en, 'zh-CN': of['zh-CN'] });
  return {
    table: table?.code ?? String(no),
    tableName: name(table?.name ?? { en: String(no), 'zh-CN': String(no) }),
    column: column?.code ?? null,
    columnName: column ? name(column.name) : null,
  };
}

export function sayQuestionFound(program: Program, found: FoundQuestion): Finding[] {
  const question = program.questions[found.question];
  if (!question) return [];
  return [
    {
      key: questionKey(found.question),
      code: question.code,
      about: 'people',
      ...placeOf(program, question),
      message: inBoth((reader) => sayQuestion(program, question, reader).message),
      nextStep: inBoth((reader) => sayQuestion(program, question, reader).nextStep),
      count: found.people,
      first: found.first.map((person) => sayPerson(program, question, person)),
    },
  ];
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
        about: 'table',
        ...placeOf(program, first),
        message: inBoth((reader) => sayTableFinding(program, first, reader).message),
        nextStep: inBoth((reader) => sayTableFinding(program, first, reader).nextStep),
        count: findings.length,
        first: [],
      },
    ];
  });
}
