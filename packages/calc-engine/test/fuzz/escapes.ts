/** Attempts to reach the host (F2): as expressions, codes, names, texts and parameter cells. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { compileDefinition, explain, type Program, readRow, specialise, verifySample } from '../../src/index.ts';
import { february } from '../support.ts';
import { checkText } from './check-text.ts';
import type { Random } from './random.ts';

const mark = '__escaped';

export const hostileWords: readonly string[] = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'globalThis',
  'process',
  'require',
  'runtime',
  'constants',
  'flags',
  'out',
  's0',
  'k0',
  'v1',
  'always',
  'periodStart',
  'i',
  'this',
  'arguments',
  'eval',
  'Function',
  'import',
  'await',
  'yield',
  'соnstructor',
  'cοnstructor',
  'ｐrocess',
  'con\u200dstructor',
  '\u202econstructor',
  'ſum',
  'İF',
  '__proto\u005f_',
];

const code = `globalThis.${mark} = 1`;
const attacks: readonly string[] = [
  code,
  `;${code};`,
  `"; ${code}; "`,
  `"\\"; ${code}; //`,
  `\`\${${code}}\``,
  `\${${code}}`,
  `'+(${code})+'`,
  `*/ ${code} /*`,
  `\n${code}\n`,
  `\u2028${code}\u2028`,
  `constructor.constructor("${code}")()`,
  `[constructor](${code})`,
  `(x => ${code})()`,
  `function(){${code}}()`,
  `new Function("${code}")()`,
  `IF(${code}, 1, 2)`,
  `ABS(constructor)`,
  `Sample.__proto__`,
  `Sample[constructor]`,
  `Sample.A.constructor`,
  `__proto__.${mark}`,
  `X0["constructor"]`,
  `LOOKUP(Rates, "__proto__", Rate)`,
  `LOOKUP(Rates, "constructor", Rate)`,
  `SWITCH("toString", "a", 1)`,
  `TEXT(1, 2) & "\${${code}}"`,
  `MATCH("${'a'.repeat(60)}", "${'*a'.repeat(45)}b")`,
  `"<script>${code}</script>"`,
  `"=cmd|' /C calc'!A0"`,
];

const embed: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `${word}(1)`,
  (word) => `Sample.${word}`,
  (word) => `${word}.A`,
  (word) => `[${word}]`,
  (word) => `"${word.replaceAll('"', '""')}"`,
  (word) => `ABS(1, ${word})`,
  (word) => `ROUND(1, 2, ${word})`,
  (word) => `YTD(${word})`,
  (word) => `LOOKUP(Rates, "${word.replaceAll('"', '""')}", Rate)`,
  (word) => `1 + ${word} * 2`,
];

/** Names that no property of the host's own objects has gained, and a mark that nothing has set. */
function intact(): string | null {
  if (mark in globalThis) return `the host was reached: ${mark} is set`;
  if (mark in {} || Object.keys(Object.prototype).length > 0) return 'Object.prototype was changed';
  return null;
}

/** Generated code without the comment lines that name its columns. */
function generated(program: Program): string {
  const { source } = specialise(program, { period: february });
  return source.replace(/^\/\/.*$/gm, '');
}

/** The word as everything that a definition names, around an expression that reads it all. */
function asNames(host: CalculationDefinition, word: string): CalculationDefinition {
  const named = { en: word, 'zh-CN': word };
  const cell = (text: string): Record<string, string | number> => ({ Kind: text, Rate: 1 });
  const steps = host.steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) => {
      if (table.kind === 'parameter' && table.code === 'Rates') {
        return {
          ...table,
          name: named,
          versions: table.versions.map((version) => ({ ...version, source: word, rows: [cell(word), cell('plain')] })),
        };
      }
      if (table.kind === 'snapshot') {
        return {
          ...table,
          name: named,
          columns: table.columns.map((column) => (column.code === 'A' ? { ...column, code: word, name: named } : column)),
        };
      }
      if (table.kind !== 'data') return table;
      const expression = `IF(Sample.Word = "plain", LOOKUP(Rates, Sample.Word, Rate), IF(ISBLANK(Sample[${word.replaceAll(/[[\]\n]/g, '')}]), 1, 2))`;
      return {
        ...table,
        code: word,
        columns: table.columns.map((column) => (column.code === 'X' ? { ...column, expression } : { ...column, name: named })),
      };
    }),
  }));
  return { ...host, balances: [], steps };
}

function checkNames(host: CalculationDefinition, word: string): string | null {
  const result = compileDefinition(asNames(host, word));
  if (!result.ok) return result.errors.every(({ message }) => message !== '') ? null : 'an error without a message';
  const { program } = result;
  const input = { rows: 1, tables: new Map([[1, { numbers: [Float64Array.of(1), Float64Array.of(1)], texts: [[word]] }]]) };
  const kernel = specialise(program, { period: february });
  const [difference] = verifySample(kernel, kernel.run(input), input, 1, 1);
  if (difference) return `generated code gives ${difference.kernel}, the reference evaluator ${difference.reference}`;
  explain(program, { period: february }, readRow(program, input, 0), { table: word, column: 'X' });
  return null;
}

/** One attempt; why it fails, or null. */
export function tryEscape(host: CalculationDefinition, random: Random): { readonly text: string; readonly problem: string | null } {
  const word = random.pick(random.chance(0.5) ? hostileWords : attacks);
  if (random.chance(0.2)) return { text: `as names: ${word}`, problem: checkSafely(() => checkNames(host, word)) };
  const text = random.pick(embed)(word);
  const { problem, program } = checkText(host, text);
  const leaked =
    program && /__escaped|constructor|globalThis|__proto__/.test(generated(program)) ? 'the generated code holds the text' : null;
  return { text, problem: problem ?? leaked ?? intact() };
}

function checkSafely(check: () => string | null): string | null {
  try {
    return check() ?? intact();
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
