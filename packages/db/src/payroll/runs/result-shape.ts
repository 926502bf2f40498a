import type { Program } from '@wagewright/calc-engine';
import type { ResultColumn, ResultShape } from './run-types.ts';

const summed: readonly string[] = ['integer', 'decimal', 'money'];

/** What a program's results look like, by the numbers and positions that its published copy fixes. */
export function resultShapeOf(program: Pick<Program, 'tables' | 'summary'>): ResultShape {
  const calculated = program.tables.filter(({ kind }) => kind === 'data');
  const sums = calculated.flatMap((table) =>
    table.columns
      .filter(({ storage, type }) => storage === 'v' && summed.includes(type))
      .map(({ code, position, scale }): ResultColumn => ({ tableNo: table.no, path: `${table.code}.${code}`, position, scale })),
  );
  const find = (path: string): ResultColumn => {
    const column = sums.find((candidate) => candidate.path === path);
    if (!column) throw new Error(`The definition's summary names ${path}, which is no numeric column of a calculated table.`);
    return column;
  };
  const { summary } = program;
  return {
    tableNumbers: calculated.map(({ no }) => no),
    sums,
    summary: summary && { gross: find(summary.gross), deductions: find(summary.deductions), net: find(summary.net) },
  };
}
