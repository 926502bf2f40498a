import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { effectTones, type ImportDetail, type ImportRow } from './import.ts';

type Texts = TFunction<'imports'>;
type ValueColumn = ImportDetail['columns'][number];

const blank = '–';

/** A value as people read it; a text as it is. */
function writeValue(value: string | null, { type, scale, choices }: ValueColumn, t: Texts, format: Formatter): string {
  if (value === null || value === '') return blank;
  if (choices) return format.name(choices.find(({ code }) => code === value)?.name ?? { en: value, 'zh-CN': value });
  if (type === 'money') return format.figure(value, Math.min(scale, Math.max(2, value.replace(/^[^.]*\.?/, '').replace(/0+$/, '').length)));
  if (type === 'integer' || type === 'decimal') return format.number(value);
  if (type === 'percentage') return format.percent(value, { digits: 3 });
  if (type === 'date') return format.day(value);
  return type === 'boolean' ? t(value === 'true' ? 'yes' : 'no') : value;
}

/** What stands, and what will: one value where they are the same. */
function effectOn(row: ImportRow, place: number, write: (value: string | null) => string): string {
  const [before, after] = [row.before?.[place] ?? null, row.after?.[place] ?? null];
  if (row.effect === 'refused') return write(after ?? before);
  return before === after ? write(after) : `${write(before)} → ${write(after)}`;
}

const labelColumn = (t: Texts): Column<ImportRow> => ({
  id: 'label',
  name: t('rows.label'),
  type: 'text',
  value: ({ label }) => label,
  width: 150,
  card: 'second',
});

/** What rows are told by, as the file calls it. */
const keyName = (columns: readonly ValueColumn[], t: Texts, format: Formatter): string =>
  columns
    .filter(({ role }) => role === 'key')
    .map(({ name }) => format.name(name))
    .join(' · ') || t('rows.key');

/** A key as people read it: days and names of choices in the place of what stands in it. */
function writeKey(key: string, keys: readonly ValueColumn[], t: Texts, format: Formatter): string {
  const parts = key.split(' · ');
  if (parts.length !== keys.length) return key;
  return parts
    .map((part, place) => {
      const column = keys[place];
      return column && part !== blank && (column.choices || column.type === 'date') ? writeValue(part, column, t, format) : part;
    })
    .join(' · ');
}

/** The rows of a file with what becomes of each: whose it is, before → after of every value that the file has, and why it is refused or left. */
export function rowColumns({ columns, subject }: ImportDetail, t: Texts, format: Formatter): Column<ImportRow>[] {
  const values = columns.filter(({ role }) => role === 'value');
  // of punches the key is whose they are, and when
  const keys = columns.filter(({ role }) => role === 'key');
  const isLong = subject.entity === 'punches' || keys.length > 1;
  return [
    {
      id: 'key',
      name: keyName(columns, t, format),
      type: 'text',
      // what a file of people names and adds is called by its name
      value: ({ key, label, rowNumber }) =>
        subject.entity === 'employees' && rowNumber === null ? (label ?? key) : writeKey(key, keys, t, format),
      width: keys.length > 2 ? 280 : isLong ? 230 : keys[0]?.type === 'date' ? 150 : 110,
      grow: 0,
      pin: 'start',
      card: 'title',
    },
    ...(columns.some(({ role }) => role === 'note') ? [labelColumn(t)] : []),
    {
      id: 'effect',
      name: t('rows.effect'),
      type: 'text',
      value: ({ effect }) => t(`effects.${effect}`),
      content: ({ effect }) => <StatusBadge tone={effectTones[effect]}>{t(`effects.${effect}`)}</StatusBadge>,
      width: 130,
      grow: 0,
      card: 'aside',
    },
    {
      id: 'row',
      name: t('rows.row'),
      type: 'text',
      value: ({ rowNumber }) => (rowNumber === null ? t('rows.notInFile') : format.count(rowNumber)),
      width: 90,
      grow: 0,
      card: 'line',
    },
    {
      id: 'reasons',
      name: t('rows.reasons'),
      type: 'text',
      value: ({ reasons }) => reasons.join(' '),
      width: 300,
      grow: 2,
      wraps: true,
      card: 'line',
    },
    ...values.flatMap((column, place): Column<ImportRow>[] =>
      column.inFile || column.whenBlank !== undefined || column.follows === true
        ? [
            {
              id: `value.${column.code}`,
              name: format.name(column.name),
              type: 'text',
              value: (row) => effectOn(row, place, (value) => writeValue(value, column, t, format)),
              width: 170,
              card: 'line',
            },
          ]
        : [],
    ),
  ];
}
