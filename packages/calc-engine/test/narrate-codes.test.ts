/** No fraction, enum or code reaches a reader: every cell of every pack's own tests is told in both languages. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { expect, test } from 'vitest';
import { packNames, readPack } from '../packs/index.ts';
import { narrate, readRow, type Story } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { compiled } from './support.ts';

/** snake_case, CONSTANT_CASE, Dotted.Name, TwoWords, 123/456, and numbers of four digits and more that are neither grouped nor a year. */
const codes = [
  /\b[a-z]+_[a-z_]+\b/,
  /\b[A-Z]+_[A-Z_]+\b/,
  /\b[A-Za-z]+\.[A-Z][A-Za-z]+\b/,
  /\b[A-Z][a-z]+[A-Z][a-z]+\w*/,
  /\d{3,}\/\d+/,
  /(?<![.,\d])(?!19\d\d(?!\d)|20\d\d(?!\d))\d{4,}/,
];

function wordsOf(story: Story): string[] {
  return [story.name, story.shown ?? '', ...story.sentences, ...story.children.flatMap(wordsOf)];
}

for (const language of ['en', 'zh-CN'] as const) {
  test.each(packNames)(`%s in ${language}`, (pack) => {
    const definition = calculationDefinitionSchema.parse(readPack(pack));
    const program = compiled(definition);
    const cells = program.tables
      .filter(({ kind, lines }) => kind === 'data' && lines === 'one')
      .flatMap(({ code, columns }) => columns.map((column) => ({ table: code, column: column.code })));
    const told = new Set<string>();
    for (const { rows, history, period } of definition.tests) {
      const input = testInput(program, { rows, history }, []);
      for (let row = 0; row < input.rows; row += 1) {
        const employee = readRow(program, input, row);
        for (const cell of cells)
          for (const words of wordsOf(narrate(program, { period }, employee, cell, { reader: exactReader(language), audience: 'payroll' })))
            told.add(words);
      }
    }
    expect(told.size).toBeGreaterThan(50);
    expect([...told].filter((words) => codes.some((code) => code.test(words)))).toEqual([]);
  });
}
