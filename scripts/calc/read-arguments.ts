/** The command line, taken apart. */
import { parseArgs } from 'node:util';
import { packNames } from '@wagewright/calc-engine/packs';
import { refuse } from './problems.ts';

export const usage = `Usage: npm run -s calc -- <definition.yaml> --test
       npm run -s calc -- <definition.yaml> [--in NAME=file.csv …] [--period period.yaml] [--history file.csv] [--calendar file.csv]
                          [--out DIR] [--format csv|json] [--explain TABLE:KEY:COLUMN]
Instead of a file, a pack by its name: ${packNames.join(', ')}`;

export const formats = ['csv', 'json'] as const;
export type Format = (typeof formats)[number];

export interface CalcArguments {
  readonly definition: string;
  readonly test: boolean;
  /** Table (code or name) → file. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly period: string | null;
  readonly history: string | null;
  readonly calendar: string | null;
  readonly out: string | null;
  readonly format: Format;
  readonly explain: ExplainRequest | null;
}

/** What `--explain` names: table and column by code or name; the key is the employee, the employee and a line, or a group's keys. */
export interface ExplainRequest {
  readonly table: string;
  readonly key: string;
  readonly column: string;
}

const text = { type: 'string' } as const;
const options = {
  test: { type: 'boolean', default: false },
  in: { type: 'string', multiple: true, default: [] as string[] },
  period: text,
  history: text,
  calendar: text,
  out: text,
  format: { type: 'string', default: 'csv' },
  explain: text,
} as const;

/** @throws InputProblems with the usage on a call that cannot be understood */
export function readArguments(args: readonly string[]): CalcArguments {
  const { positionals, values } = parse(args);
  const [definition, ...more] = positionals;
  if (definition === undefined) return wrongCall('No definition is named.');
  const odd = more.find((given) => !given.includes('='));
  if (odd !== undefined) return wrongCall(`${odd}: one definition at a time.`);
  // Several tables may follow one --in.
  const inputs = [...values.in, ...more];
  const others = [inputs.length > 0, values.period, values.history, values.calendar, values.out, values.explain];
  if (values.test && others.some(Boolean)) wrongCall('--test runs the tests in the definition and takes nothing else.');
  const format = formats.find((known) => known === values.format);
  if (!format) return wrongCall(`--format is csv or json, not "${values.format}".`);
  return {
    definition,
    test: values.test,
    inputs: readInputs(inputs),
    period: values.period ?? null,
    history: values.history ?? null,
    calendar: values.calendar ?? null,
    out: values.out ?? null,
    format,
    explain: values.explain === undefined ? null : readExplain(values.explain),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return wrongCall(error instanceof Error ? error.message : String(error));
  }
}

function wrongCall(problem: string): never {
  refuse(`${problem}\n${usage}`);
}

function readInputs(given: readonly string[]): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const input of given) {
    const equals = input.indexOf('=');
    if (equals < 1 || equals === input.length - 1) wrongCall(`--in ${input}: write it as TABLE=file.csv.`);
    const table = input.slice(0, equals);
    if (inputs.has(table)) wrongCall(`--in ${table} is given twice. Put all its rows into one file.`);
    inputs.set(table, input.slice(equals + 1));
  }
  return inputs;
}

/** A key may hold colons; table and column do not. */
function readExplain(given: string): ExplainRequest {
  const [first, last] = [given.indexOf(':'), given.lastIndexOf(':')];
  if (first < 1 || last === first || last === given.length - 1)
    wrongCall(`--explain ${given}: write it as TABLE:KEY:COLUMN, for example Pay:E1:Net.`);
  return { table: given.slice(0, first), key: given.slice(first + 1, last), column: given.slice(last + 1) };
}
