/**
 * What is recorded of the engine: every sentence that it tells of the packs' own test employees, what each of their columns costs, and what it
 * says of wrong formulas. The values themselves are held to the law elsewhere; here a person reads a change of words or of cost before it lands.
 */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { packNames, readPack } from '../../packs/index.ts';
import { measureStatistics, narrate, type Reader, readRow, type Story, specialise } from '../../src/index.ts';
import { testInput } from '../../src/test-input.ts';
import { compiled, definitionOf, errorsOf, money } from '../support.ts';
import { wrongFormulas } from './wrong-formulas.ts';

type Pack = (typeof packNames)[number];

/** The employees of a pack's own tests, each with the program and the period. */
export function casesOf(pack: Pack) {
  const definition = calculationDefinitionSchema.parse(readPack(pack));
  const program = compiled(definition);
  return definition.tests.map(({ period, rows, history }) => ({ program, period, input: testInput(program, { rows, history }, []) }));
}

/** A part of a story on one line: its name, its value, its sentences, where it comes from. */
function linesOf({ name, shown, sentences, source, children }: Story): string[] {
  const own = [`${name} ${shown ?? '—'}`, ...sentences, ...(source === null ? [] : [`(${source})`])].join(' | ');
  return [own, ...children.flatMap(linesOf)];
}

function stories(pack: Pack, language: Reader['language']): string[] {
  const lines = casesOf(pack).flatMap(({ program, period, input }) => {
    const row = readRow(program, input, 0);
    const options = { reader: exactReader(language), audience: 'payroll' } as const;
    const cells = program.checked.columns.flatMap(({ table, column }) => {
      const plan = program.tables.find(({ no }) => no === table);
      const code = plan?.columns[column]?.code;
      return plan && code && plan.lines === 'one' ? [{ table: plan.code, column: code }] : [];
    });
    return cells.flatMap((cell) => linesOf(narrate(program, { period }, row, cell, options)));
  });
  return [...new Set(lines)];
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Of each column of the first test's employee: guards that may send a row to the reference evaluator, roundings, choices and steps. */
function costs(pack: Pack): string[] {
  const [first] = casesOf(pack);
  if (!first) throw new Error(`${pack} has no test`);
  const { program, period, input } = first;
  const bounded = specialise(program, { period, statistics: measureStatistics(program, input) });
  const assumed = specialise(program, { period });
  return [bounded, assumed].flatMap((kernel, index) =>
    kernel.source.split('\n\n').map((source) => {
      const name = /^\/\/ (.*)$/m.exec(source)?.[1] ?? '';
      const parts = [/flags\[/g, /Math\.floor/g, /\? |if \(/g, /(?:const|let) v\d+/g].map((pattern) => count(source, pattern));
      return [index === 0 ? 'bounds given' : 'bounds assumed', name, ...parts].join('\t');
    }),
  );
}

function refusals(): string[] {
  return wrongFormulas.flatMap((expression) => {
    const errors = errorsOf(definitionOf([money('X', expression), money('Other', '1')]));
    return errors.map(
      ({ code, message, nextStep, range }) => `${expression} | ${code} ${range?.from}–${range?.to} | ${message} | ${nextStep}`,
    );
  });
}

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const header = 'bounds\tcolumn\tguards\troundings\tchoices\tsteps';

/** What makes each file. */
export const records: Readonly<Record<string, () => string>> = Object.fromEntries([
  ['refusals.txt', () => text(refusals())],
  ...packNames.flatMap((pack): [string, () => string][] => [
    [`costs-${pack.replace('/', '-')}.tsv`, () => text([header, ...costs(pack)])],
    [`stories-${pack.replace('/', '-')}.en.txt`, () => text(stories(pack, 'en'))],
    [`stories-${pack.replace('/', '-')}.zh-CN.txt`, () => text(stories(pack, 'zh-CN'))],
  ]),
]);
