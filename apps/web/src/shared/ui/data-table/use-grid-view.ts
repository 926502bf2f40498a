import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnPlaces } from './place-columns.ts';
import { createScrollSpace } from './scroll-space.ts';

/** Rows drawn beyond those that are seen, above and below; and how many come and go at once. */
const rowsBeyond = 6;
const rowsAtOnce = 4;
/** Pixels drawn beyond what is seen, left and right; and by which steps. */
const pixelsBeyond = 160;
const pixelsAtOnce = 120;
/** The wheel rests when nothing has moved for so long. */
const restMs = 160;

/** What is drawn: rows and scrolling columns from first to before last, and how far the rows stand higher in their box. */
export interface DrawnRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly left: number;
  readonly right: number;
  readonly shift: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () =>
      setSize((was) =>
        was.width === box.clientWidth && was.height === box.clientHeight ? was : { width: box.clientWidth, height: box.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

interface Options {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly rows: number;
  readonly rowHeight: number;
  /** Pixels of head and foot, which stay in sight. */
  readonly fixedHeight: number;
  readonly places: Pick<ColumnPlaces<never>, 'startWidth' | 'endWidth'>;
}

/** Where a table stands: the first pixel of its rows and columns that is seen, and how far the rows stand higher in their box. */
interface Position {
  readonly top: number;
  readonly left: number;
  readonly shift: number;
}
const start: Position = { top: 0, left: 0, shift: 0 };

const stepDown = (value: number, step: number): number => Math.floor(value / step) * step;
const stepUp = (value: number, step: number): number => Math.ceil(value / step) * step;

function rangeAt({ top, left, shift }: Position, { size, rows, rowHeight, fixedHeight, places }: Options): DrawnRange {
  const bottom = top + Math.max(size.height - fixedHeight, rowHeight);
  const seenWidth = size.width - places.startWidth - places.endWidth;
  return {
    firstRow: Math.max(0, stepDown(Math.floor(top / rowHeight) - rowsBeyond, rowsAtOnce)),
    lastRow: Math.min(rows, stepUp(Math.ceil(bottom / rowHeight) + rowsBeyond, rowsAtOnce)),
    left: Math.max(0, stepDown(left - pixelsBeyond, pixelsAtOnce)),
    right: stepUp(left + seenWidth + pixelsBeyond, pixelsAtOnce),
    shift,
  };
}

const isSame = (a: DrawnRange, b: DrawnRange): boolean =>
  a.firstRow === b.firstRow && a.lastRow === b.lastRow && a.left === b.left && a.right === b.right && a.shift === b.shift;

/** Which part of a table is drawn as it scrolls. */
export function useGridView(options: Options) {
  const { scroller, size, rows, rowHeight, fixedHeight } = options;
  const view = Math.max(size.height - fixedHeight, rowHeight);
  const space = useMemo(() => createScrollSpace(rows * rowHeight, view), [rows, rowHeight, view]);
  const [position, setPosition] = useState(start);
  const restTimer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(restTimer.current), []);
  const range = rangeAt(position, options);

  const positionOf = (box: HTMLElement): Position => {
    const top = space.topAt(box.scrollTop);
    return { top, left: box.scrollLeft, shift: space.shift() };
  };
  const rest = () => {
    const box = scroller.current;
    const to = space.settle();
    if (to === undefined || !box) return;
    // the rows and their box move together, so that nothing moves on screen
    box.scrollTo({ top: to });
    flushSync(() => setPosition(positionOf(box)));
  };
  const onScroll = (event: React.UIEvent<HTMLElement>) => {
    const next = positionOf(event.currentTarget);
    if (!isSame(range, rangeAt(next, options))) setPosition(next);
    window.clearTimeout(restTimer.current);
    restTimer.current = window.setTimeout(rest, restMs);
  };
  const revealRow = (index: number) => {
    const box = scroller.current;
    if (!box) return;
    const { top } = positionOf(box);
    const from = index * rowHeight;
    if (from < top) box.scrollTo({ top: space.goTo(from) });
    else if (from + rowHeight > top + view) box.scrollTo({ top: space.goTo(from + rowHeight - view) });
    setPosition(positionOf(box));
  };
  return { range, height: space.height, onScroll, revealRow, seenRows: Math.max(1, Math.floor(view / rowHeight) - 1) };
}
