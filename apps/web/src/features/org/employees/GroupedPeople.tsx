import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, type Exporter, type FilterColumn, type TableAddress } from '../../../shared/ui/data-table/index.ts';
import type { ListedPerson, PeopleInput } from './people-search.ts';
import { type PersonLine, usePersonGroups } from './use-person-groups.ts';

interface Props {
  readonly input: PeopleInput;
  readonly levels: readonly string[];
  readonly columns: readonly Column<ListedPerson>[];
  readonly filters: readonly FilterColumn[];
  readonly address: TableAddress;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly exporter: Exporter;
}

const indent = '\u2003';
const groupWidth = 320;
const stateOf = (line: PersonLine) => (line.kind === 'group' ? 'group' : line.kind === 'more' ? 'quiet' : undefined);

/** People in groups: each says how many it has, and opens to those within it. */
export function GroupedPeople({ input, levels, columns: ungrouped, filters, address, sort, onSort, exporter }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const rows = usePersonGroups(input, levels);
  const columns = useMemo((): Column<PersonLine>[] => {
    const level = (depth: number) => filters.find(({ id }) => id === levels[depth]);
    const write = (line: PersonLine): string => {
      if (line.kind === 'row') return '';
      if (line.kind === 'more')
        return indent.repeat(line.path.length) + t('moreGroups', { count: line.groups, groups: format.count(line.groups) });
      const { group, path, isOpen } = line;
      const depth = path.length - 1;
      const says = group.name ? format.name(group.name) : (level(depth)?.write(group.value) ?? group.value ?? '');
      const size = t('groupPeople', { count: group.rows, people: format.count(group.rows) });
      return `${indent.repeat(depth)}${isOpen ? '▾' : '▸'} ${says} · ${size}`;
    };
    return [
      {
        id: '#group',
        name: levels.map((_, depth) => level(depth)?.name ?? '').join(' › '),
        type: 'text',
        value: write,
        width: groupWidth,
        pin: 'start',
        card: 'title',
        opens: true,
      },
      ...ungrouped
        .filter(({ id }) => !levels.includes(id))
        .map((column): Column<PersonLine> => {
          const { value, mark, content, currency: _currency, pin: _pin, card, ...same } = column;
          return {
            ...same,
            // a blank, since a group has no value rather than none
            value: (line) => (line.kind === 'row' ? value(line.row) : '\u00a0'),
            ...(mark ? { mark: (line: PersonLine) => (line.kind === 'row' ? mark(line.row) : null) } : {}),
            ...(content ? { content: (line: PersonLine) => (line.kind === 'row' ? content(line.row) : null) } : {}),
            card: card === 'title' ? 'second' : (card ?? 'none'),
          };
        }),
    ];
  }, [ungrouped, filters, levels, t, format]);
  return (
    <DataTable
      label={t('title')}
      name="people"
      address={address}
      columns={columns}
      rows={rows}
      identity={JSON.stringify({ ...input, levels })}
      sort={sort}
      onSort={onSort}
      exporter={(shown, file) =>
        exporter(
          shown.filter((id) => id !== '#group'),
          file,
        )
      }
      onOpen={(line) => line.kind === 'group' && rows.toggle(line.path)}
      stateOf={stateOf}
    />
  );
}
