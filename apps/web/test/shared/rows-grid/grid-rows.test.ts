import { describe, expect, it } from 'vitest';
import {
  cellsOfText,
  exactCells,
  isHeader,
  readExactCells,
  textOfCells,
  withoutBlankEnd,
} from '../../../src/shared/ui/rows-grid/clipboard.ts';
import { beginsText, placeAfter, placeAfterTab } from '../../../src/shared/ui/rows-grid/grid-keys.ts';
import { clearCells, gridRows, insertRows, mapCells, putCells, removeRows, spread } from '../../../src/shared/ui/rows-grid/grid-rows.ts';
import type { GridColumn } from '../../../src/shared/ui/rows-grid/grid-types.ts';
import { redo, startHistory, step, undo } from '../../../src/shared/ui/rows-grid/use-grid-rows.ts';
import { copyText, percentDigits } from '../../../src/shared/ui/rows-grid/write-cell.ts';

const columns: readonly GridColumn[] = [
  { id: 'City', name: 'City', type: 'text' },
  { id: 'Rate', name: 'Rate of the city', type: 'percent' },
];
const rows = gridRows([
  { City: 'A', Rate: '0.1' },
  { City: 'B', Rate: '0.2' },
  { City: 'C', Rate: '0.3' },
]);
const cities = (all: readonly { readonly cells: Readonly<Record<string, unknown>> }[]) => all.map(({ cells }) => cells.City ?? '');

describe('rows that are written', () => {
  it('grow by what is pasted at their end, and leave the others the same object', () => {
    const next = putCells(rows, columns, { row: 2, column: 0 }, [['X'], ['Y']]);
    expect(cities(next)).toEqual(['A', 'B', 'X', 'Y']);
    expect(next[0]).toBe(rows[0]);
    expect(next[2]?.cells.Rate).toBe('0.3');
    expect(new Set(next.map(({ id }) => id)).size).toBe(4);
  });

  it('stay the same where the same is written', () => {
    expect(putCells(rows, columns, { row: 0, column: 0 }, [['A', '0.1']])).toEqual(rows);
    expect(putCells(rows, columns, { row: 0, column: 0 }, [['A', '0.1']])[0]).toBe(rows[0]);
  });

  it('are inserted above, removed and cleared', () => {
    expect(cities(insertRows(rows, 1, 2))).toEqual(['A', '', '', 'B', 'C']);
    expect(cities(removeRows(rows, 0, 1))).toEqual(['C']);
    const cleared = clearCells(rows, columns, { top: 1, left: 1, bottom: 3, right: 1 });
    expect(cleared.map(({ cells }) => cells.Rate)).toEqual(['0.1', '', '']);
    expect(cities(cleared)).toEqual(['A', 'B', 'C']);
  });

  it('take one copied cell into all that are chosen, and several where the first is put', () => {
    const block = { top: 0, left: 0, bottom: 1, right: 1 };
    expect(spread([['x']], block)).toEqual([
      ['x', 'x'],
      ['x', 'x'],
    ]);
    expect(spread([['x'], ['y'], ['z']], block)).toEqual([['x'], ['y'], ['z']]);
  });

  it('go back and forth step by step, until something else is done', () => {
    const two = step(step(startHistory(rows), []), removeRows(rows, 0, 0));
    expect(undo(undo(two)).rows).toBe(rows);
    expect(redo(undo(two)).rows).toBe(two.rows);
    expect(undo(startHistory(rows)).rows).toBe(rows);
    expect(redo(step(undo(two), rows)).rows).toBe(rows);
  });

  it('are changed cell by cell, and only where one changes', () => {
    const next = mapCells(rows, columns, (cell) => (cell === 'B' ? 'b' : cell));
    expect(cities(next)).toEqual(['A', 'b', 'C']);
    expect(next[2]).toBe(rows[2]);
  });
});

describe('the clipboard', () => {
  it('parts fields by tabs and rows by lines, with quotes where a cell has either', () => {
    const cells = [
      ['a\tb', 'say "x"'],
      ['two\nlines', ''],
    ];
    expect(textOfCells(cells)).toBe('"a\tb"\t"say ""x"""\r\n"two\nlines"\t');
    expect(cellsOfText(textOfCells(cells))).toEqual(cells);
    expect(cellsOfText('a\tb\r\n\r\nc\td\r\n\t\r\n')).toEqual([['a', 'b'], [''], ['c', 'd']]);
  });

  it('has no blank columns at its end', () => {
    expect(
      withoutBlankEnd([
        ['a', '', ' '],
        ['', '', ''],
      ]),
    ).toEqual([['a'], ['']]);
  });

  it('may begin with the names of the columns', () => {
    expect(isHeader(['city', 'Rate of the city'], columns)).toBe(true);
    expect(isHeader(['city', '0.1'], columns)).toBe(false);
    expect(isHeader(['City', 'Rate', 'More'], columns)).toBe(false);
  });

  it('keeps exact values between grids of ours, and takes no other page at its word', () => {
    const kept = exactCells([['A', '0.1']], columns) ?? '';
    expect(readExactCells(kept, columns)).toEqual([['A', '0.1']]);
    expect(readExactCells(kept, [...columns].reverse())).toBeNull();
    expect(exactCells([['A', { typed: '1,2' }]], columns)).toBeNull();
    for (const text of ['', '{}', '{"types":[],"cells":[[]]}'.slice(1), '{"types":["text"],"cells":[[{}]]}']) {
      expect(readExactCells(text, columns)).toBeNull();
    }
  });

  it('writes shares with their sign, so that a spreadsheet reads them as such', () => {
    expect(['0.0525', '1', '-0.5', '0', '0.1234567890123'].map(percentDigits)).toEqual(['5.25', '100', '-50', '0', '12.34567890123']);
    expect(copyText('0.0525', 'percent')).toBe('5.25%');
    expect(copyText('', 'percent')).toBe('');
    expect(copyText('0.0525', 'decimal')).toBe('0.0525');
  });
});

describe('the keyboard', () => {
  const reach = { rows: 5, columns: 3, page: 4 };
  const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

  it('walks as in a spreadsheet', () => {
    const at = { row: 2, column: 1 };
    expect(placeAfter(pressed('ArrowDown'), at, reach)).toEqual({ row: 3, column: 1 });
    expect(placeAfter(pressed('ArrowUp', { ctrlKey: true }), at, reach)).toEqual({ row: 0, column: 1 });
    expect(placeAfter(pressed('End', { ctrlKey: true }), at, reach)).toEqual({ row: 4, column: 2 });
    expect(placeAfter(pressed('x'), at, reach)).toBeNull();
  });

  it('goes on to the next row by Tab, and out at both ends', () => {
    expect(placeAfterTab({ row: 1, column: 2 }, reach, false)).toEqual({ row: 2, column: 0 });
    expect(placeAfterTab({ row: 1, column: 0 }, reach, true)).toEqual({ row: 0, column: 2 });
    expect(placeAfterTab({ row: 4, column: 2 }, reach, false)).toBeNull();
    expect(placeAfterTab({ row: 0, column: 0 }, reach, true)).toBeNull();
  });

  it('begins to write by any character, by AltGr and by an input method, and by no shortcut', () => {
    expect(['a', '5', '-', '市', 'Process'].every((key) => beginsText(pressed(key)))).toBe(true);
    expect(beginsText(pressed('@', { ctrlKey: true, altKey: true }))).toBe(true);
    expect(beginsText(pressed('c', { ctrlKey: true })) || beginsText(pressed('Shift')) || beginsText(pressed('F5'))).toBe(false);
  });
});
