/** What must hold of every text, expression or not (F1, F2). */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import {
  compileDefinition,
  explain,
  type InputTable,
  type KernelInput,
  type Program,
  readRow,
  specialise,
  verifySample,
} from '../../src/index.ts';
import { languageLimits, parseFormula, printFormula } from '../../src/language/index.ts';
import { definitionOf, february, money, name, withTables } from '../support.ts';

export const textMillisecondsMax = 50;

const balances = [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.X0' }];

/** The definition that every text is put into as the expression of Result.X. */
export function hostDefinition(): CalculationDefinition {
  const inputs = [
    { code: 'A', name: name('A'), type: 'money', source: 'compensation.A' },
    { code: 'Since', name: name('Since'), type: 'date', source: 'employee.hire_date' },
    { code: 'Word', name: name('Word'), type: 'text', source: 'employee.name' },
  ] as const;
  const definition = definitionOf(
    [money('X0', '1'), { code: 'X', name: name('X'), type: 'decimal', expression: '1', blank: 'keep' }],
    [...inputs],
    {
      balances,
    },
  );
  const detail = {
    code: 'Detail',
    kind: 'snapshot',
    name: name('Detail'),
    lines: 'overtime',
    columns: [
      { code: 'Hours', name: name('Hours'), type: 'decimal', source: 'overtime.hours' },
      { code: 'Kind', name: name('Kind'), type: 'text', source: 'overtime.kind' },
    ],
  } as const;
  return withTables(definition, [{ ...detail, columns: [...detail.columns] }]);
}

const types = ['decimal', 'text', 'date', 'boolean'] as const;

/** A copy with the text in the place of the expression; the schema is not asked, so that the engine itself meets the text. */
export function withExpression(host: CalculationDefinition, expression: string, type: (typeof types)[number]): CalculationDefinition {
  const steps = host.steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) => {
      if (table.kind !== 'data') return table;
      return { ...table, columns: table.columns.map((column) => (column.code === 'X' ? { ...column, expression, type } : column)) };
    }),
  }));
  return { ...host, steps };
}

/** Two lines, none, one. */
const detailRows = {
  numbers: [Float64Array.of(1_500_000, Number.NaN, -250_000)],
  texts: [['night', '', 'day']],
  first: Int32Array.of(0, 2, 2, 3),
};

const row: KernelInput = {
  rows: 3,
  tables: new Map<number, InputTable>([
    [
      1,
      {
        numbers: [Float64Array.of(1_000_000, Number.NaN, -250), Float64Array.of(20_000, Number.NaN, 20_485)],
        texts: [['night', null, '{{constructor}}']],
      },
    ],
    [8, detailRows],
  ]),
};

/** Compiles; what compiles is calculated by both evaluators, explained, and must agree. */
function calculate(host: CalculationDefinition, text: string): Program | null {
  for (const type of types) {
    const result = compileDefinition(withExpression(host, text, type));
    if (!result.ok) {
      const error = result.errors.find(({ column }) => column === 'X');
      if (!error) throw new Error(`refused without naming its column: ${result.errors[0]?.message}`);
      if (error.message === '' || error.nextStep === '') throw new Error(`${error.code} says nothing`);
      if (error.range && (error.range.from < 0 || error.range.to < error.range.from))
        throw new Error(`${error.code} has a range that is none`);
      if (error.code === 'TYPE_MISMATCH' && error.message.startsWith('The expression gives')) continue;
      return null;
    }
    const { program } = result;
    const kernel = specialise(program, { period: february });
    const differences = verifySample(kernel, kernel.run(row), row, 1, 3);
    if (differences[0])
      throw new Error(`generated code gives ${differences[0].kernel}, the reference evaluator ${differences[0].reference}`);
    explain(program, { period: february }, readRow(program, row, 0), { table: 'Result', column: 'X' });
    return program;
  }
  return null;
}

/** False where the text is no expression. */
function checkSyntax(text: string): boolean {
  const parsed = parseFormula(text);
  if (!parsed.ok) {
    const { range, message, nextStep } = parsed.error;
    if (message === '' || nextStep === '') throw new Error(`${parsed.error.code} says nothing`);
    if (range.from < 0 || range.from > text.length || range.to < range.from) throw new Error('the error lies outside the text');
    return false;
  }
  const once = printFormula(parsed.syntax);
  if (once.length > languageLimits.expressionLengthMax) return true;
  const again = parseFormula(once);
  if (!again.ok) throw new Error(`printed as ${once}, which does not parse: ${again.error.message}`);
  const twice = printFormula(again.syntax);
  if (twice !== once) throw new Error(`printed as ${once}, then as ${twice}`);
  return true;
}

export interface TextOutcome {
  /** Why the text fails; null where all is well. */
  readonly problem: string | null;
  readonly milliseconds: number;
  readonly program: Program | null;
}

/** Parse, print, compile, run. The thread's own time counts, and a slow text is tried again, so that a busy machine does not matter. */
export function checkText(host: CalculationDefinition, text: string): TextOutcome {
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 4 && milliseconds > textMillisecondsMax; attempt += 1) {
    const start = process.threadCpuUsage();
    try {
      const program = checkSyntax(text) ? calculate(host, text) : null;
      const { user, system } = process.threadCpuUsage(start);
      milliseconds = Math.min(milliseconds, (user + system) / 1_000);
      if (milliseconds <= textMillisecondsMax) return { problem: null, milliseconds, program };
    } catch (error) {
      return { problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error), milliseconds, program: null };
    }
  }
  return { problem: `takes ${milliseconds.toFixed(0)} ms`, milliseconds, program: null };
}

/** Shorter texts that are tried. */
const shrinkTriesMax = 300;

/** The smallest text that leaving out leads to and that still fails. */
export function shrinkText(host: CalculationDefinition, text: string): string {
  let best = text;
  const budget = { tries: shrinkTriesMax };
  const fails = (shorter: string): boolean => {
    budget.tries -= 1;
    return budget.tries > 0 && checkText(host, shorter).problem !== null;
  };
  for (let size = Math.ceil(text.length / 2); size >= 1 && budget.tries > 0; ) {
    const starts = Array.from({ length: Math.ceil(best.length / size) }, (_, index) => index * size);
    const found = starts.map((at) => best.slice(0, at) + best.slice(at + size)).find(fails);
    if (found !== undefined) best = found;
    else size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return best;
}
