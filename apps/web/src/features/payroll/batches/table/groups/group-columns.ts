import type { TFunction } from 'i18next';
import type { Formatter } from '../../../../../shared/format/formatter.ts';
import type { CellValue, Column } from '../../../../../shared/ui/data-table/index.ts';
import type { CalculatedTable, ResultRow } from '../columns.ts';
import type { Groupable } from './groupable.ts';
import type { GroupedRow } from './grouped-row.ts';

const groupWidth = 300;
const indent = '\u2003';

interface Told {
  readonly table: CalculatedTable;
  readonly levels: readonly (Groupable | undefined)[];
  readonly t: TFunction<'batches'>;
  readonly format: Formatter;
}

/** A group: what it says, and how many people it has; in a table that all share how many rows. */
function writeGroup(line: GroupedRow, { table, levels, t, format }: Told): string {
  if (line.kind === 'more')
    return indent.repeat(line.path.length) + t('table.moreGroups', { count: line.groups, groups: format.count(line.groups) });
  if (line.kind === 'row') return '';
  const { group, path, isOpen } = line;
  const depth = path.length - 1;
  const says = group.name ? format.name(group.name) : (levels[depth]?.write(group.value) ?? group.value ?? '');
  const size =
    table.lines === 'shared'
      ? t('table.groupRows', { count: group.rows, rows: format.count(group.rows) })
      : t('table.groupPeople', { count: group.people, people: format.count(group.people) });
  return `${indent.repeat(depth)}${isOpen ? '▾' : '▸'} ${says} · ${size}`;
}

/** The columns of a table whose rows stand in groups: first the groups, whose lines hold what their rows add up to. */
export function groupedColumns(columns: readonly Column<ResultRow>[], told: Told): Column<GroupedRow>[] {
  const places = new Map(told.table.columns.map(({ code }, index) => [code, index]));
  const valueOf =
    (column: Column<ResultRow>) =>
    (line: GroupedRow): CellValue => {
      if (line.kind === 'row') return column.value(line.row);
      const place = places.get(column.id);
      return line.kind === 'more' || place === undefined ? '' : (line.group.sums[place] ?? '');
    };
  return [
    {
      id: '#group',
      name: told.levels.map((level) => level?.name ?? '').join(' › '),
      type: 'text',
      value: (line) => writeGroup(line, told),
      content: (line) => writeGroup(line, told),
      width: groupWidth,
      pin: 'start',
      card: 'title',
      opens: true,
    },
    ...columns.map((column): Column<GroupedRow> => {
      const { value: _value, mark, content: _content, currency: _currency, pin, card, ...same } = column;
      return {
        ...same,
        value: valueOf(column),
        opens: true,
        ...(mark ? { mark: (line: GroupedRow) => (line.kind === 'row' ? mark(line.row) : null) } : {}),
        ...(pin === 'end' ? { pin } : {}),
        // on a phone a card of a big table has two lines: what a group adds up to stands aside, whose row it is below
        card: card === 'title' ? 'second' : (card ?? 'none'),
      };
    }),
  ];
}
