/** Formulas over one employee, each with the sentences by which it is told. */
import { exactReader } from '@wagewright/contracts/format';
import { expect, test } from 'vitest';
import { narrate, type Program, readRow } from '../src/index.ts';
import { compiled, definitionOf, february, name, type sampleInput } from './support.ts';

/** Type of the column, formula, its sentences in English and Chinese. */
export type ToldFormula = readonly [type: 'money' | 'decimal' | 'date' | 'text' | 'boolean', formula: string, en: string, chinese: string];

/** A column of the table Sample that an employee's record fills. */
export const sampleColumn = (code: string, type: 'money' | 'date' | 'boolean' | 'text', more: object = {}) =>
  ({ code, name: name(code), type, source: `compensation.${code.toLowerCase()}`, ...more }) as const;

/** A column of hours. */
export const hoursColumn = { code: 'Hours', name: name('Hours'), type: 'decimal', scale: 2, source: 'compensation.hours' } as const;

type Employee = ReturnType<typeof sampleInput>;
const codeOf = (index: number): string => `Formula${index}`;

export interface Told {
  readonly program: Program;
  story(formula: string, language: 'en' | 'zh-CN'): ReturnType<typeof narrate>;
}

/** Compiles the formulas, and makes a test of each: it is told in these words in both languages. */
export function testTold(formulas: readonly ToldFormula[], inputs: Parameters<typeof definitionOf>[1], employee: Employee): Told {
  const columns = formulas.map(([type, expression], index) => {
    const code = codeOf(index);
    return { code, name: name(code), type, expression, blank: 'keep' as const };
  });
  const program = compiled(definitionOf(columns, inputs));
  const story: Told['story'] = (formula, language) => {
    const options = { reader: exactReader(language), audience: 'payroll' } as const;
    const column = codeOf(formulas.findIndex(([, expression]) => expression === formula));
    return narrate(program, { period: february }, readRow(program, employee, 0), { table: 'Result', column }, options);
  };
  test.each(formulas.map(([, expression, en, chinese]) => [expression, en, chinese] as const))('%s', (expression, en, chinese) => {
    const told = (language: 'en' | 'zh-CN'): string => story(expression, language).sentences.join(' / ');
    expect([told('en'), told('zh-CN')]).toEqual([en, chinese]);
  });
  return { program, story };
}
