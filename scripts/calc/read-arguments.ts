/** The command line, taken apart. */
import { parseArgs } from 'node:util';
import { suggestName } from '@wagewright/calc-engine/language';
import { packNames } from '@wagewright/calc-engine/packs';
import { type DateOrder, type DecimalMark, encodings } from '@wagewright/files';
import type { FileSettings } from './open-sheet.ts';
import { type PeriodOptions, wrongPeriodOptions } from './periods/period-options.ts';
import { refuse } from './problems.ts';

export const usage = `Usage: npm run -s calc -- <definition.yaml> --test
       npm run -s calc -- <definition.yaml> [--in NAME=FILE …] [--period period.yaml] [--history FILE] [--calendar FILE]
                          [--out DIR] [--format csv|json] [--explain TABLE:KEY:COLUMN]
                          [--decimal-mark point|comma] [--date-order day-first|month-first] [--encoding ${encodings.join('|')}]
       npm run -s calc -- <definition.yaml> --periods periods.yaml [--in NAME=FILE …] [--late NAME=FILE …] [--ledger FILE] [--only PERIOD] …
       npm run -s calc -- <definition.yaml> --show-layers
       npm run -s calc -- <definition.yaml> --diff [--parent other.yaml] [--in NAME=FILE …]
       npm run -s calc -- <definition.yaml> --write definition|layer [--parent other.yaml]
FILE is a text file with comma, semicolon or tab, or a workbook: staff.xlsx, or staff.xlsx#Sheet where several have cells.
--periods takes a list of periods or a rule such as { year: 2026, every: month }. Rows say by columns period, valid_from and known_from when they
count, files of one period each are named staff-{period}.csv; --known 2026-03-15 leaves out what was not known then.
--decimal-mark and --date-order decide what a file leaves in doubt (1,234 or 01/02/2026); --encoding is for text files.
--write prints the definition whole, with all that it extends, or as the layer that makes it of its parent or of --parent.
Instead of a definition file, a pack by its name: ${packNames.join(', ')}`;

export const formats = ['csv', 'json'] as const;
export type Format = (typeof formats)[number];

export interface CalcArguments extends PeriodOptions {
  readonly definition: string;
  readonly test: boolean;
  /** Table (code or name) → file, a workbook's with its sheet behind `#`. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly period: string | null;
  readonly history: string | null;
  readonly calendar: string | null;
  readonly out: string | null;
  readonly format: Format;
  readonly explain: ExplainRequest | null;
  readonly settings: FileSettings;
  /** What each layer of the definition does. */
  readonly showLayers: boolean;
  /** What the definition changes of its parent; with `parent`, what that one in its parent's place changes. */
  readonly diff: boolean;
  readonly parent: string | null;
  /** Prints the definition in this form. */
  readonly write: WrittenForm | null;
}

export const writtenForms = ['definition', 'layer'] as const;
export type WrittenForm = (typeof writtenForms)[number];

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
  periods: text,
  late: { type: 'string', multiple: true, default: [] as string[] },
  ledger: text,
  only: text,
  known: text,
  history: text,
  calendar: text,
  out: text,
  format: { type: 'string', default: 'csv' },
  explain: text,
  'decimal-mark': text,
  'date-order': text,
  encoding: text,
  help: { type: 'boolean', short: 'h', default: false },
  'show-layers': { type: 'boolean', default: false },
  diff: { type: 'boolean', default: false },
  parent: text,
  write: text,
} as const;

const decimalMarks: readonly DecimalMark[] = ['point', 'comma'];
const dateOrders: readonly DateOrder[] = ['day-first', 'month-first'];

/** @throws InputProblems with the usage on a call that cannot be understood */
export function readArguments(args: readonly string[]): CalcArguments | 'help' {
  const { positionals, values } = parse(args);
  if (values.help) return 'help';
  const [definition, ...more] = positionals;
  if (definition === undefined) return wrongCall('No definition is named.');
  const odd = more.find((given) => !given.includes('='));
  if (odd !== undefined) return wrongCall(`${odd}: one definition at a time.`);
  // Several tables may follow one --in.
  const inputs = [...values.in, ...more];
  const others = [
    inputs.length > 0,
    values.period,
    values.periods,
    values.late.length > 0,
    values.ledger,
    values.known,
    values.history,
    values.calendar,
    values.out,
    values.explain,
  ];
  if (values.test && others.some(Boolean)) wrongCall('--test runs the tests in the definition and takes nothing else.');
  const wrongPeriods = wrongPeriodOptions(values);
  if (wrongPeriods !== null) wrongCall(wrongPeriods);
  if (values.parent !== undefined && !values.diff && values.write !== 'layer')
    wrongCall('--parent goes with --diff, and with --write layer.');
  const decimalMark = choice('--decimal-mark', decimalMarks, values['decimal-mark']);
  const dateOrder = choice('--date-order', dateOrders, values['date-order']);
  return {
    definition,
    test: values.test,
    inputs: readInputs('--in', inputs),
    period: values.period ?? null,
    periods: values.periods ?? null,
    late: readInputs('--late', values.late),
    ledger: values.ledger ?? null,
    only: values.only ?? null,
    known: values.known ?? null,
    history: values.history ?? null,
    calendar: values.calendar ?? null,
    out: values.out ?? null,
    format: choice('--format', formats, values.format) ?? 'csv',
    settings: {
      notation: { ...(decimalMark && { decimalMark }), ...(dateOrder && { dateOrder }) },
      encoding: choice('--encoding', encodings, values.encoding) ?? null,
    },
    explain: values.explain === undefined ? null : readExplain(values.explain),
    showLayers: values['show-layers'],
    diff: values.diff,
    parent: values.parent ?? null,
    write: choice('--write', writtenForms, values.write) ?? null,
  };
}

function unknownOption(args: readonly string[]): string | null {
  const names = Object.keys(options);
  const unknown = args.map((given) => /^--([^=]+)/.exec(given)?.[1]).find((name) => name !== undefined && !names.includes(name));
  return unknown === undefined ? null : `There is no option --${unknown}. ${suggestName(unknown, names, '')}`.trimEnd();
}

/** The parser's own messages about options that are known. */
const parserSays: readonly (readonly [said: RegExp, instead: (option: string) => string])[] = [
  [/^Option '(?:-\w, )?(--[\w-]+) <value>' argument/, (option) => `${option} needs a value behind it.`],
  [/^Option '(?:-\w, )?(--[\w-]+)' does not take an argument/, (option) => `${option} stands alone and takes no value.`],
];

function wrongOption(message: string): string {
  for (const [said, instead] of parserSays) {
    const option = said.exec(message)?.[1];
    if (option !== undefined) return instead(option);
  }
  return message;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return wrongCall(unknownOption(args) ?? wrongOption(error instanceof Error ? error.message : String(error)));
  }
}

/** Undefined where the option is not given. */
function choice<T extends string>(option: string, choices: readonly T[], given: string | undefined): T | undefined {
  if (given === undefined) return undefined;
  return choices.find((known) => known === given) ?? wrongCall(`${option} is ${choices.join(' or ')}, not "${given}".`);
}

function wrongCall(problem: string): never {
  refuse(`${problem}\n${usage}`);
}

function readInputs(option: string, given: readonly string[]): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const input of given) {
    const equals = input.indexOf('=');
    if (equals < 1 || equals === input.length - 1) wrongCall(`${option} ${input}: write it as TABLE=file.csv or TABLE=file.xlsx#Sheet.`);
    const table = input.slice(0, equals);
    if (inputs.has(table)) wrongCall(`${option} ${table} is given twice. Put all its rows into one file.`);
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
