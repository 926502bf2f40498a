import { useState } from 'react';
import type { TablePlace } from './table-types.ts';

interface Options {
  readonly rows: number;
  readonly columns: number;
  readonly pageRows: number;
  readonly reveal: (place: TablePlace) => void;
  readonly enter: (place: TablePlace) => void;
  readonly mark: (place: TablePlace) => void;
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** The keyboard's way through a grid: one stop for Tab, arrows within it, Enter for what the cell offers. */
export function useGridKeys({ rows, columns, pageRows, reveal, enter, mark }: Options) {
  const [place, setPlace] = useState<TablePlace>({ row: 0, column: 0 });
  const go = (row: number, column: number) => {
    const next = { row: clamp(row, -1, rows - 1), column: clamp(column, 0, columns - 1) };
    setPlace(next);
    reveal(next);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(place.row + 1, place.column),
    ArrowUp: () => go(place.row - 1, place.column),
    ArrowRight: () => go(place.row, place.column + 1),
    ArrowLeft: () => go(place.row, place.column - 1),
    PageDown: () => go(place.row + pageRows, place.column),
    PageUp: () => go(place.row - pageRows, place.column),
    Home: () => go(place.row, 0),
    End: () => go(place.row, columns - 1),
    Enter: () => enter(place),
    ' ': () => mark(place),
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = moves[event.key];
    // what stands in a cell has keys of its own
    if (!move || event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (event.ctrlKey && event.key === 'Home') go(0, 0);
    else if (event.ctrlKey && event.key === 'End') go(rows - 1, columns - 1);
    else move();
  };
  return { place, setPlace, onKeyDown };
}
