import { historyTableNo, type InputPlan, type Program, type RowInput } from '@wagewright/calc-engine';
import { FrozenColumns } from './frozen-columns.ts';

type Line = { readonly v: readonly (bigint | null)[]; readonly t: readonly (string | null)[] };
type Tables = ReadonlyMap<number, { readonly lines: readonly Line[] }>;
type Reading = Pick<Program, 'inputs' | 'history'>;

export interface AdaptedInput {
  readonly input: RowInput;
  /** What the program reads and the batch has not frozen, as `Table.Column` or a window's element; blank in the input. */
  readonly missing: readonly string[];
}

/** One employee's frozen input as another program reads it: the same values at its own places, at its own scales. */
export function adaptInput(frozen: Reading, program: Reading, { tables }: RowInput): AdaptedInput {
  const columns = new FrozenColumns(frozen);
  const missing: string[] = [];
  const adapted = program.inputs.map((wanted): [number, { lines: Line[] }] => {
    if (wanted.tableNo === historyTableNo) return [wanted.tableNo, { lines: [historyLine(frozen, program, wanted, tables, missing)] }];
    const places = wanted.columns.map((column) => {
      const place = wanted.lines === 'one' ? columns.find(wanted, column) : columns.findLine(wanted, column);
      if (!place) missing.push(`${wanted.code}.${column.code}`);
      return { column, place };
    });
    const from = wanted.lines === 'one' ? undefined : places.find(({ place }) => place)?.place?.tableNo;
    const count = wanted.lines === 'one' ? 1 : (tables.get(from ?? -1)?.lines.length ?? 0);
    const lines = Array.from({ length: count }, (_, index) =>
      lineOf(
        places.map(({ column, place }) => ({
          column,
          cell: place && moved(tables.get(place.tableNo)?.lines[index], place.column, column),
        })),
      ),
    );
    return [wanted.tableNo, { lines }];
  });
  return { input: { tables: new Map(adapted) }, missing };
}

type Column = InputPlan['columns'][number];
type Cell = bigint | string | null | undefined;

function lineOf(cells: readonly { readonly column: Column; readonly cell: Cell }[]): Line {
  const v: (bigint | null)[] = [];
  const t: (string | null)[] = [];
  for (const { column, cell } of cells) {
    if (column.storage === 't') t[column.position - 1] = typeof cell === 'string' ? cell : null;
    else v[column.position - 1] = typeof cell === 'bigint' ? cell : null;
  }
  return { v, t };
}

/** A cell at the scale that it is wanted at; more digits than that are rounded half up, as records are that are frozen so. */
function moved(line: Line | undefined, from: Column, to: Column): Cell {
  if (from.storage === 't') return line?.t[from.position - 1];
  const cell = line?.v[from.position - 1];
  if (cell === null || cell === undefined || from.scale === to.scale) return cell;
  if (to.scale > from.scale) return cell * 10n ** BigInt(to.scale - from.scale);
  const unit = 10n ** BigInt(from.scale - to.scale);
  const half = unit / 2n;
  return cell < 0n ? -((-cell + half) / unit) : (cell + half) / unit;
}

function historyLine(frozen: Reading, program: Reading, wanted: InputPlan, tables: Tables, missing: string[]): Line {
  const keyOf = (need: Program['history'][number]): string => JSON.stringify({ ...need, scale: 0 });
  const known = new Map(frozen.history.map((need, index) => [keyOf(need), index]));
  const columns = frozen.inputs.find(({ tableNo }) => tableNo === historyTableNo)?.columns;
  const line = tables.get(historyTableNo)?.lines[0];
  return lineOf(
    program.history.flatMap((need, index) => {
      const column = wanted.columns[index];
      const place = columns?.[known.get(keyOf(need)) ?? -1];
      if (!place) missing.push(need.element);
      return column ? [{ column, cell: place && moved(line, place, column) }] : [];
    }),
  );
}
