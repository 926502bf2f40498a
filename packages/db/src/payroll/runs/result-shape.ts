import type { Program, TablePlan } from '@wagewright/calc-engine';
import { causesOf } from '../findings/index.ts';
import type { ResultColumn, ResultShape, StageShape } from './run-types.ts';

const summed: readonly string[] = ['integer', 'decimal', 'money'];
const made: readonly string[] = ['data', 'union', 'pivot'];

/** Tables that a run makes, up to a step. */
function madeTables({ tables, definition }: Pick<Program, 'tables' | 'definition'>, upToStep: string | null): TablePlan[] {
  const steps = definition.steps.map(({ code }) => code);
  const last = upToStep === null ? steps.length - 1 : steps.indexOf(upToStep);
  return tables.filter(({ kind, step }) => made.includes(kind) && steps.indexOf(step) <= last);
}

function stageOf(tables: readonly TablePlan[], stage: number): StageShape {
  const own = tables.filter((table) => table.stage === stage);
  return {
    tables: own.flatMap(({ no, lines }) => (lines === 'shared' ? [] : [{ no, lines }])),
    shared: own.filter(({ lines }) => lines === 'shared'),
  };
}

const sumsOf = (tables: readonly TablePlan[]): ResultColumn[] =>
  tables
    .filter(({ kind }) => kind === 'data')
    .flatMap((table) =>
      table.columns
        .filter(({ storage, type }) => storage === 'v' && summed.includes(type))
        .map(({ code, position, scale }) => ({ tableNo: table.no, path: `${table.code}.${code}`, position, scale })),
    );

function summaryOf(program: Pick<Program, 'summary' | 'tables'>, sums: readonly ResultColumn[]): ResultShape['summary'] {
  const { summary } = program;
  if (!summary) return null;
  const all = sumsOf(program.tables);
  const known = (path: string): ResultColumn | undefined => {
    if (!all.some((column) => column.path === path))
      throw new Error(`The definition's summary names ${path}, which is no numeric column of a calculated table.`);
    return sums.find((column) => column.path === path);
  };
  const [gross, deductions, net] = [known(summary.gross), known(summary.deductions), known(summary.net)];
  return gross && deductions && net ? { gross, deductions, net } : null;
}

/** What a program's results look like, by the numbers and positions that its published copy fixes. */
export function resultShapeOf(
  program: Pick<Program, 'tables' | 'rules' | 'ruleTables' | 'summary' | 'definition' | 'questions'>,
  upToStep: string | null = null,
): ResultShape {
  const tables = madeTables(program, upToStep);
  // rules are asked by a run that goes through the last step
  const asking = upToStep === null || upToStep === program.definition.steps.at(-1)?.code ? program.ruleTables : [];
  const stages = 1 + Math.max(0, ...[...tables, ...asking].map(({ stage }) => stage));
  const sums = sumsOf(tables);
  return {
    stages: Array.from({ length: stages }, (_, stage) => stageOf(tables, stage)),
    sums,
    causes: causesOf(program),
    questionStages: program.questions.map(({ stage }) => stage),
    summary: summaryOf(program, sums),
  };
}
