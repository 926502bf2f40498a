import { describe, expect, it } from 'vitest';
import { inOrder, placeColumns } from '../../../src/shared/ui/data-table/place-columns.ts';
import { usualSettings } from '../../../src/shared/ui/data-table/table-settings.ts';
import { type Column, selectColumnId } from '../../../src/shared/ui/data-table/table-types.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  name: id,
  type: 'figure',
  value: () => null,
  width: 100,
  ...more,
});
const columns = [column('name', { pin: 'start', type: 'text' }), column('base'), column('gross'), column('net', { pin: 'end' })];
const ids = (group: readonly { readonly column: Column<object> }[]) => group.map((placed) => placed.column.id);

describe('columns of a table', () => {
  it('stand at the start, in the middle and at the end as they are pinned', () => {
    const places = placeColumns(columns, usualSettings, 400);
    expect([ids(places.start), ids(places.middle), ids(places.end)]).toEqual([['name'], ['base', 'gross'], ['net']]);
    expect(places.all.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  it('give room that is left over to texts, not to figures', () => {
    const places = placeColumns(columns, usualSettings, 1_000);
    expect(places.all.map(({ width }) => width)).toEqual([700, 100, 100, 100]);
  });

  it('keep only the first in place where pinned ones would take more than their share', () => {
    const places = placeColumns(columns, usualSettings, 300);
    expect([ids(places.start), ids(places.end)]).toEqual([['name'], []]);
  });

  it('keep the box that chooses a row beside the first', () => {
    const choosing = [column(selectColumnId, { pin: 'start', width: 54 }), ...columns];
    expect(ids(placeColumns(choosing, usualSettings, 300).start)).toEqual([selectColumnId, 'name']);
  });

  it('are pinned, hidden and ordered as the reader has it', () => {
    const own = { ...usualSettings, shown: { base: false }, pins: { net: 'none' as const }, order: ['net', 'gross', 'base', 'name'] };
    const places = placeColumns(columns, own, 400);
    expect([ids(places.start), ids(places.middle), ids(places.end)]).toEqual([['name'], ['net', 'gross'], []]);
  });

  it('that are new stand behind the one that they follow in the definition', () => {
    const order = ['net', 'base', 'name'];
    expect(inOrder(columns, { ...usualSettings, order }).map(({ id }) => id)).toEqual(['net', 'base', 'gross', 'name']);
  });
});
