import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWindowRows, type WindowRows } from './use-window-rows.ts';

/** Pixels; the styles of the grid say the same. */
const rowHeight = 37;
/** Rows drawn beyond those that are seen, above and below. */
const overscan = 10;
const firstRows = 30;

export interface VirtualRows {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: WindowRows;
  /** Rows to draw; `start` and `end` in pixels. */
  readonly items: readonly VirtualItem[];
  /** Pixels above and below the drawn rows. */
  readonly before: number;
  readonly after: number;
  readonly scrollToRow: (index: number) => void;
}

/** Which rows of a big table are drawn, and the windows of data that they need. New rows (another filter or order) start at the top. */
export function useVirtualRows(input: { batchId: number; table: string }): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, last: firstRows });
  const rows = useWindowRows(input, seen.first, seen.last);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here; the virtualizer renders anew by itself
  const virtualizer = useVirtualizer({
    count: rows.total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: rowHeight + 8,
    onChange: ({ range }) => {
      if (!range) return;
      const next = { first: Math.max(0, range.startIndex - overscan), last: range.endIndex + overscan };
      setSeen((was) => (was.first === next.first && was.last === next.last ? was : next));
    },
  });
  const identity = JSON.stringify(input);
  useEffect(() => {
    if (identity) scroller.current?.scrollTo({ top: 0 });
  }, [identity]);
  const items = virtualizer.getVirtualItems();
  return {
    scroller,
    rows,
    items,
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollToRow: (index) => virtualizer.scrollToIndex(index),
  };
}
