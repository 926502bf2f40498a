import {
  type ColumnSpec,
  describeProblems,
  type FileOptions,
  type Notation,
  openFile,
  readTable,
  type TableRead,
  type ValueType,
} from '../../src/index.ts';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const key: ColumnSpec = { label: 'id', type: 'text', isRequired: true };

export interface ReadBack {
  /** By header, the values below it. */
  readonly values: Readonly<Record<string, readonly unknown[]>>;
  /** Messages in English. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly codes: readonly string[];
  readonly table: TableRead<ColumnSpec>;
}

/** Reads a table whose first column is `id` and whose others have these types. */
export async function readBack(
  bytes: Uint8Array,
  columns: Readonly<Record<string, ValueType | ColumnSpec>>,
  options: FileOptions & { readonly notation?: Notation } = {},
): Promise<ReadBack> {
  const specs = Object.entries(columns).map(([label, spec]): ColumnSpec => (typeof spec === 'string' ? { label, type: spec } : spec));
  const all = [key, ...specs];
  const find = (header: string): ColumnSpec | undefined => all.find(({ label }) => label === header);
  const sheet = await openFile(bytes, 'staff', options);
  const table = await readTable(sheet, { columns: { all: specs, find, hint: () => 'Correct it.' }, key, notation: options.notation ?? {} });
  return {
    values: Object.fromEntries(all.map((spec) => [spec.label, table.values.get(spec) ?? []])),
    problems: describeProblems(table.problems, 'en'),
    notes: describeProblems(table.notes, 'en'),
    codes: table.problems.map(({ code }) => code),
    table,
  };
}

/** What one cell of a comma separated file is read as: a value, or the code of what is wrong. */
export async function readOne(text: string, spec: Omit<ColumnSpec, 'label'>, notation: Notation = {}, delimiter = ';'): Promise<unknown> {
  const field = `"${text.replaceAll('"', '""')}"`;
  const { values, table } = await readBack(
    utf8(`id${delimiter}value\n1${delimiter}${field}\n`),
    { value: { label: 'value', ...spec } },
    { notation },
  );
  const [problem] = table.problems;
  if (!problem) return values.value?.[0];
  return problem.readings ? [problem.code, ...problem.readings] : problem.code;
}
