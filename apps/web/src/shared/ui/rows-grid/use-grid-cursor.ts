import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridBlock, GridPlace } from './grid-types.ts';

/** Where the keyboard stands, the other corner of what is chosen, and what is being typed there; null where nothing is. */
interface Cursor {
  readonly place: GridPlace;
  readonly corner: GridPlace;
  readonly draft: string | null;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));

export const blockOf = ({ place, corner }: Pick<Cursor, 'place' | 'corner'>): GridBlock => ({
  top: Math.min(place.row, corner.row),
  left: Math.min(place.column, corner.column),
  bottom: Math.max(place.row, corner.row),
  right: Math.max(place.column, corner.column),
});

/** One cell that has the keyboard, a block of chosen cells around it, one cell that is typed into. */
export function useGridCursor({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const [cursor, setCursor] = useState<Cursor>({ place: { row: 0, column: 0 }, corner: { row: 0, column: 0 }, draft: null });
  /** Moves of the hand bring the cell into sight; drawing alone does not. */
  const isMoved = useRef(false);
  const within = ({ row, column }: GridPlace): GridPlace => ({ row: clamp(row, rows - 1), column: clamp(column, columns - 1) });
  const place = within(cursor.place);
  const corner = within(cursor.corner);
  const go = (to: GridPlace, extends_ = false) => {
    isMoved.current = true;
    const next = within(to);
    setCursor({ place: next, corner: extends_ ? corner : next, draft: null });
  };
  return {
    place,
    block: blockOf({ place, corner }),
    draft: cursor.draft,
    wasMoved: () => {
      const moved = isMoved.current;
      isMoved.current = false;
      return moved;
    },
    go,
    choose: (block: GridBlock) =>
      setCursor({ place: { row: block.top, column: block.left }, corner: { row: block.bottom, column: block.right }, draft: null }),
    /** At once, so that the character that began it, or the input method's first, goes into the field. */
    edit: (draft: string) => flushSync(() => setCursor({ place, corner: place, draft })),
    type: (draft: string) => setCursor((now) => ({ ...now, draft })),
    stop: () => setCursor((now) => ({ ...now, draft: null })),
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;
