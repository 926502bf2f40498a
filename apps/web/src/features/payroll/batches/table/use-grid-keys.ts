import { useState } from 'react';

/** Row −1 is the head. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

const pageRows = 12;

interface Options {
  readonly rows: number;
  readonly columns: number;
  /** Brings a place into view before it is marked. */
  readonly reveal: (place: GridPlace) => void;
  readonly enter: (place: GridPlace) => void;
  /** What Space does to a row. */
  readonly mark: (place: GridPlace) => void;
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** The keyboard's way through a grid: one stop for Tab, arrows within it, Enter for what the cell offers. */
export function useGridKeys({ rows, columns, reveal, enter, mark }: Options) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
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
    if (!move || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.ctrlKey && event.key === 'Home') go(0, 0);
    else if (event.ctrlKey && event.key === 'End') go(rows - 1, columns - 1);
    else move();
  };
  return { place, setPlace, onKeyDown };
}
