import type { TablePlan } from '@wagewright/calc-engine';
import type { Language } from '@wagewright/contracts';
import { formatValue, type GroupTree, noKeys, type TreeLine } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { ExportColumn } from '../../platform/exports/index.ts';
import type { AskedColumn } from './export-columns.ts';
import { exportWords as words } from './export-words.ts';
import type { GroupField } from './group-field.ts';
import { type Place, type ReadyRow, windowsOfKeys } from './read-rows.ts';

/** A line of a file of groups: a group (the total has no path), or a row within the innermost one. */
type GroupedLine =
  | { readonly kind: 'group' | 'total'; readonly line: TreeLine }
  | { readonly kind: 'row'; readonly line: TreeLine; readonly row: ReadyRow };

const nothing: TreeLine = { path: [], rows: 0, people: 0, sums: [] };
/** Of a batch that is not calculated. */
export const noTree: GroupTree = { lines: [], total: nothing, keys: noKeys };

interface Shape {
  readonly table: TablePlan;
  readonly fields: readonly GroupField[];
  readonly asked: readonly AskedColumn[];
  readonly withRows: boolean;
  readonly language: Language;
}

/** The groups' own columns, how many they hold, and what is asked for: of a group what its rows add up to, of a row its value. */
export function groupedColumns({ table, fields, asked, withRows, language }: Shape): ExportColumn<GroupedLine>[] {
  const levels = fields.map(
    ({ say, ...field }, depth): ExportColumn<GroupedLine> => ({
      ...field,
      valueOf: ({ kind, line }) => {
        if (kind === 'total') return depth === 0 ? words.total[language] : null;
        const group = line.path[depth];
        return group ? say(group) : null;
      },
    }),
  );
  const counted = table.lines === 'shared' ? 'rows' : 'people';
  const count: ExportColumn<GroupedLine> = {
    label: words[counted][language],
    type: 'integer',
    valueOf: ({ kind, line }) => (kind === 'row' ? null : String(line[counted])),
  };
  const own = asked.flatMap(({ columns, place }) => {
    const plan = table.columns[place];
    if (!withRows && plan?.type !== 'money') return [];
    return columns.map(
      ({ valueOf, ...column }): ExportColumn<GroupedLine> => ({
        ...column,
        valueOf: (grouped) => {
          if (grouped.kind === 'row') return valueOf(grouped.row);
          const sum = grouped.line.sums[place] ?? null;
          return sum === null || !plan ? null : formatValue(String(sum), plan);
        },
      }),
    );
  });
  return [...levels, count, ...own];
}

/** Each group before what is in it, the total last. */
export async function* groupedLines(
  deps: Deps,
  place: Place | undefined,
  { lines, total, keys }: GroupTree,
  { levels, withRows }: { readonly levels: number; readonly withRows: boolean },
): AsyncGenerator<readonly GroupedLine[]> {
  let first = 0;
  let waiting: GroupedLine[] = [];
  for (const line of lines) {
    waiting.push({ kind: 'group', line });
    if (!withRows || line.path.length < levels) continue;
    yield waiting;
    waiting = [];
    const own = { count: line.rows, between: (from: number, to: number) => keys.between(first + from, first + to) };
    for await (const rows of windowsOfKeys(deps, place, own)) yield rows.map((row) => ({ kind: 'row', line, row }));
    first += line.rows;
  }
  yield [...waiting, { kind: 'total', line: total }];
}
