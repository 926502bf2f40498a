import { filledBySpread, reasonsHeading } from '@wagewright/contracts/platform/imports';
import { type ImportColumn, type ImportJobRow } from '@wagewright/db';
import type { ColumnSpec, HeaderNames } from '@wagewright/files';
import { placeHeading } from './understand/mapped-sheet.ts';

/** A column of a file that is imported; its label is the code, from which words are made where they are read. */
export interface ImportSpec extends ColumnSpec {
  readonly code: string;
  readonly role: ImportColumn['role'];
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Notes are for people: whatever stands in them is read as text and goes nowhere. */
const specOf = ({ code, type, role, scale, currency, isRequired }: ImportColumn, takesSerials: boolean): ImportSpec => ({
  code,
  role,
  label: code,
  type: role === 'note' ? 'text' : type,
  ...(role !== 'note' && type !== 'text' && type !== 'date' && type !== 'boolean' ? { scale } : {}),
  ...(role !== 'note' && currency !== null ? { currency } : {}),
  ...(takesSerials && type === 'date' ? { takesSerials } : {}),
  ...(role === 'key' && isRequired !== false ? { isRequired: true } : {}),
});

const reasons: ImportSpec = { code: 'reasons', role: 'note', label: 'reasons', type: 'text' };

/** What is said of the columns of a file, by place: read as that, or left out. */
function mappedNames(
  specs: readonly ImportSpec[],
  mapping: NonNullable<ImportJobRow['options']['mapping']>,
): (header: string) => ImportSpec | undefined {
  const byHeading = new Map(
    mapping.map(({ place, code }) => [
      placeHeading(place),
      specs.find((spec) => spec.code === code) ?? {
        code: placeHeading(place),
        role: 'note' as const,
        label: placeHeading(place),
        type: 'text' as const,
      },
    ]),
  );
  return (header) => byHeading.get(header) ?? { code: header, role: 'note', label: header, type: 'text' };
}

/** How columns of a file are told, by name or by order, and what its header turned out to be. */
export function headerNames({ columns, options }: Pick<ImportJobRow, 'columns' | 'options'>) {
  const isUnderstood = options.matching === 'understood';
  const said = options.mapping?.flatMap(({ code }) => (code === null ? [] : [code])) ?? [];
  const filled = filledBySpread(columns, said);
  const offered = columns.filter(({ role }) => isUnderstood || role !== 'spread');
  const specs = offered.map((column) => specOf(filled.has(column.code) ? { ...column, isRequired: false } : column, isUnderstood));
  const byName = new Map<string, ImportSpec>(Object.values(reasonsHeading).map((heading) => [plain(heading), reasons]));
  for (const [index, spec] of specs.entries()) {
    const { name, code } = offered[index] ?? { name: {}, code: '' };
    for (const heading of [...Object.values(name), code]) if (!byName.has(plain(heading))) byName.set(plain(heading), spec);
  }
  const headings = new Map<number, { heading: string; code: string | null }>();
  const { mapping } = options;
  const mapped = isUnderstood && mapping ? mappedNames(specs, mapping) : undefined;
  const find = (header: string, column: number): ImportSpec | undefined => {
    if (mapped) return mapped(header);
    const named = byName.get(plain(header));
    const spec = options.matching === 'name' || named === reasons ? named : specs[column - 1];
    if (spec) headings.set(column, { heading: header, code: spec === reasons ? null : spec.code });
    return spec;
  };
  // what has one row alone has no key: its first value is the column by which rows are found
  const key = specs.find(({ role }) => role === 'key') ?? specs.find(({ role }) => role === 'value');
  if (!key) throw new Error('What is imported has no columns.');
  const list = offered.map(({ name }) => name.en).join(', ');
  const names: HeaderNames<ImportSpec> = {
    all: specs.filter(({ role }) => role !== 'note'),
    find,
    hint: () => `Columns are: ${list}. / 列：${offered.map(({ name }) => name['zh-CN']).join('、')}。`,
  };
  const layout = () => {
    const width = Math.max(0, ...headings.keys());
    return Array.from({ length: width }, (_, index) => headings.get(index + 1) ?? { heading: '', code: null });
  };
  return { names, key, layout };
}
