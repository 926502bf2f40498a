import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldEvents } from './CellField.tsx';
import { cellsOfText, exactCells, exactCellsType, isHeader, readExactCells, textOfCells, withoutBlankEnd } from './clipboard.ts';
import { beginsText, placeAfter, placeAfterTab } from './grid-keys.ts';
import { cellsIn, clearCells, putCells, spread } from './grid-rows.ts';
import { cellOf, type GridCell, type GridColumn, type GridPlace, type GridRow } from './grid-types.ts';
import { readExact, readPasted, readTyped } from './read-cells.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { GridModel } from './use-grid-rows.ts';
import { copyText, editText } from './write-cell.ts';

interface Options {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly cursor: GridCursor;
  readonly columns: readonly GridColumn[];
  readonly model: GridModel;
  /** Rows that the keyboard reaches. */
  readonly reach: number;
  /** Rows that are seen at once. */
  readonly page: number;
  readonly isReadOnly: boolean;
  readonly rowsMax: number;
  readonly words: { readonly yes: string; readonly no: string };
  /** A paste that goes nowhere, in words; null: all is well again. */
  readonly onRefuse: (why: string | null) => void;
}

/** The place of a cell that an event is about; null outside of cells. A row's number is column −1. */
function placeOf(event: React.SyntheticEvent): GridPlace | null {
  const cell = (event.target as Element).closest('[role="gridcell"], [role="rowheader"]');
  const [, row, column] = (cell && /-(\d+)-(-?\d+)$/.exec(cell.id)) ?? [];
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Never met: as many columns as cells are looked at before. */
const fallback: GridColumn = { id: '', name: '', type: 'text' };

/** What hands do with a grid: keys, pointer, clipboard. */
export function useGridHands({ grid, cursor, columns, model, reach, page, isReadOnly, rowsMax, words, onRefuse }: Options) {
  const { t } = useTranslation('rowsGrid');
  const { rows } = model;
  const { place, block, draft } = cursor;
  /** Tab walks from cell to cell after Esc no longer. */
  const isLeaving = useRef(false);
  /** Where a row of entries began: Enter leads back to it, a row lower. */
  const entryColumn = useRef<number | null>(null);
  /** Something is typed that has not been taken. */
  const isTyping = useRef(false);
  const column = columns[place.column];
  const cell: GridCell = column ? cellOf(rows[place.row], column) : '';

  const change = (next: readonly GridRow[]) => {
    if (next.length !== rows.length || next.some((row, index) => row !== rows[index])) model.change(next);
  };
  const put = (at: GridPlace, cells: readonly (readonly GridCell[])[]) => change(putCells(rows, columns, at, cells));
  const begin = (text: string) => {
    if (isReadOnly || !column) return;
    isTyping.current = true;
    cursor.edit(text);
  };
  /** What is typed is taken once, whichever way it ends. */
  const take = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    if (column && draft !== null) put(place, [[readTyped(draft, column)]]);
    cursor.stop();
  };
  const focus = () => grid.current?.focus({ preventScroll: true });
  const toggle = () => put(place, [[cell === 'true' ? 'false' : 'true']]);
  const open = () => {
    if (column?.type === 'boolean' && !isReadOnly) toggle();
    else if (column) begin(editText(cell, column, words));
  };
  const clear = () => change(clearCells(rows, columns, block));

  const paste = (event: React.ClipboardEvent) => {
    if (isReadOnly) return;
    event.preventDefault();
    isTyping.current = false;
    const into = columns.slice(block.left);
    const exact = readExactCells(event.clipboardData.getData(exactCellsType), into);
    const texts = withoutBlankEnd(cellsOfText(event.clipboardData.getData('text/plain')));
    const body = texts.length > 1 && isHeader(texts[0], into) ? texts.slice(1) : texts;
    const width = Math.max(0, ...body.map((row) => row.length));
    const given = block.top + body.length;
    if (width > into.length) return onRefuse(t('tooWide', { given: width, room: into.length }));
    if (given > rowsMax) return onRefuse(t('tooLong', { max: rowsMax, given }));
    onRefuse(null);
    const cells = exact ? exact.map((row) => row.map((one, index) => readExact(one, into[index] ?? fallback))) : readPasted(body, into);
    const { top, left } = block;
    const all = spread(cells, block);
    put({ row: top, column: left }, all);
    cursor.choose({ top, left, bottom: top + all.length - 1, right: left + Math.max(1, ...all.map((row) => row.length)) - 1 });
    return focus();
  };
  const copy = (event: React.ClipboardEvent) => {
    event.preventDefault();
    const cells = cellsIn(rows, columns, block);
    const from = columns.slice(block.left, block.right + 1);
    event.clipboardData.setData(
      'text/plain',
      textOfCells(cells.map((row) => row.map((one, index) => copyText(one, from[index]?.type ?? 'text')))),
    );
    const exact = exactCells(cells, from);
    if (exact !== null) event.clipboardData.setData(exactCellsType, exact);
  };

  const takeBack = (back: () => void) => {
    back();
    onRefuse(null);
  };
  const chords: Readonly<Record<string, () => void>> = {
    a: () => cursor.choose({ top: 0, left: 0, bottom: Math.max(0, rows.length - 1), right: columns.length - 1 }),
    z: () => takeBack(model.undo),
    Z: () => takeBack(model.redo),
    y: () => takeBack(model.redo),
  };
  const keys: Readonly<Record<string, () => void>> = {
    Enter: open,
    F2: open,
    ' ': column?.type === 'boolean' ? toggle : () => begin(' '),
    Delete: clear,
    Backspace: clear,
  };
  const tab = (event: React.KeyboardEvent) => {
    const next = isReadOnly || isLeaving.current ? null : placeAfterTab(place, { rows: reach, columns: columns.length }, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    cursor.go(next);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Tab') return tab(event);
    if (event.key === 'Escape') {
      // the first is the grid’s, the next may close what it stands in
      if (!isLeaving.current) event.stopPropagation();
      isLeaving.current = true;
      return cursor.go(place);
    }
    isLeaving.current = false;
    const next = placeAfter(event, place, { rows: reach, columns: columns.length, page });
    const chord = event.ctrlKey || event.metaKey ? chords[event.key] : undefined;
    if (next) {
      event.preventDefault();
      entryColumn.current = null;
      return cursor.go(next, event.shiftKey);
    }
    const does = chord ?? (event.ctrlKey || event.metaKey || event.altKey || isReadOnly ? undefined : keys[event.key]);
    if (does && !(isReadOnly && event.key !== 'a')) {
      event.preventDefault();
      event.stopPropagation();
      return does();
    }
    if (isReadOnly || !beginsText(event)) return undefined;
    // the field is there before the character is, which then goes into it
    entryColumn.current ??= place.column;
    return begin('');
  };

  const onDone: FieldEvents['onDone'] = (next) => {
    take();
    if (next === null) return undefined;
    focus();
    if (next === 'right' || next === 'left') {
      entryColumn.current ??= place.column;
      return cursor.go(placeAfterTab(place, { rows: reach + 1, columns: columns.length }, next === 'left') ?? place);
    }
    const back = entryColumn.current ?? place.column;
    entryColumn.current = null;
    return cursor.go({ row: place.row + (next === 'down' ? 1 : -1), column: back });
  };
  const onGiveUp = () => {
    isTyping.current = false;
    cursor.stop();
    focus();
  };

  const onMouseDown = (event: React.MouseEvent) => {
    const at = placeOf(event);
    if (!at || event.button !== 0 || (event.target as Element).closest('input')) return;
    event.preventDefault();
    const isAgain = at.row === place.row && at.column === place.column && document.activeElement === grid.current;
    take();
    entryColumn.current = null;
    focus();
    if (at.column < 0) cursor.choose({ top: at.row, left: 0, bottom: at.row, right: columns.length - 1 });
    else if (isAgain && !event.shiftKey) open();
    else cursor.go(at, event.shiftKey);
  };
  const onMouseOver = (event: React.MouseEvent) => {
    const at = placeOf(event);
    if (event.buttons === 1 && draft === null && at && at.column >= 0) cursor.go(at, true);
  };
  const isIdle = draft === null;
  return {
    field: isIdle
      ? null
      : {
          label: t('field', { column: column?.name ?? '', row: place.row + 1 }),
          text: draft,
          onType: cursor.type,
          onDone,
          onGiveUp,
          onPasteCells: paste,
        },
    events: {
      onKeyDown,
      onMouseDown,
      onMouseOver,
      onFocus: () => {
        isLeaving.current = false;
      },
      onPaste: (event: React.ClipboardEvent) => isIdle && paste(event),
      onCopy: (event: React.ClipboardEvent) => isIdle && copy(event),
      onCut: (event: React.ClipboardEvent) => {
        if (!isIdle) return;
        copy(event);
        if (!isReadOnly) clear();
      },
    },
  };
}
