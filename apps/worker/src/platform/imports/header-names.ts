import { reasonsHeading } from '@wagewright/contracts/platform/imports';
import { type ImportColumn, type ImportJobRow } from '@wagewright/db';
import type { ColumnSpec, HeaderNames } from '@wagewright/files';

/** A column of a file that is imported; its label is the code, from which words are made where they are read. */
export interface ImportSpec extends ColumnSpec {
  readonly code: string;
  readonly role: ImportColumn['role'];
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Notes are for people: whatever stands in them is read as text and goes nowhere. */
const specOf = ({ code, type, role, scale, currency, isRequired }: ImportColumn): ImportSpec => ({
  code,
  role,
  label: code,
  type: role === 'note' ? 'text' : type,
  ...(role !== 'note' && type !== 'text' && type !== 'date' && type !== 'boolean' ? { scale } : {}),
  ...(role !== 'note' && currency !== null ? { currency } : {}),
  ...(role === 'key' && isRequired !== false ? { isRequired: true } : {}),
});

const reasons: ImportSpec = { code: 'reasons', role: 'note', label: 'reasons', type: 'text' };

/** How columns of a file are told, by name or by order, and what its header turned out to be. */
export function headerNames({ columns, options }: Pick<ImportJobRow, 'columns' | 'options'>) {
  const specs = columns.map(specOf);
  const byName = new Map<string, ImportSpec>(Object.values(reasonsHeading).map((heading) => [plain(heading), reasons]));
  for (const [index, spec] of specs.entries()) {
    const { name, code } = columns[index] ?? { name: {}, code: '' };
    for (const heading of [...Object.values(name), code]) if (!byName.has(plain(heading))) byName.set(plain(heading), spec);
  }
  const headings = new Map<number, { heading: string; code: string | null }>();
  const find = (header: string, column: number): ImportSpec | undefined => {
    const named = byName.get(plain(header));
    const spec = options.matching === 'name' || named === reasons ? named : specs[column - 1];
    if (spec) headings.set(column, { heading: header, code: spec === reasons ? null : spec.code });
    return spec;
  };
  // what has one row alone has no key: its first value is the column by which rows are found
  const key = specs.find(({ role }) => role === 'key') ?? specs.find(({ role }) => role === 'value');
  if (!key) throw new Error('What is imported has no columns.');
  const list = columns.map(({ name }) => name.en).join(', ');
  const names: HeaderNames<ImportSpec> = {
    all: specs.filter(({ role }) => role !== 'note'),
    find,
    hint: () => `Columns are: ${list}. / 列：${columns.map(({ name }) => name['zh-CN']).join('、')}。`,
  };
  const layout = () => {
    const width = Math.max(0, ...headings.keys());
    return Array.from({ length: width }, (_, index) => headings.get(index + 1) ?? { heading: '', code: null });
  };
  return { names, key, layout };
}
