import { describe, expect, it } from 'vitest';
import { usualSettings } from '../../../src/shared/ui/data-table/table-settings.ts';
import { isSameState, openState, type SavedView, stateOf } from '../../../src/shared/ui/data-table/views/saved-state.ts';

const arranged = {
  density: 'compact',
  shown: { gross: false, code: true },
  pins: { net: 'none' },
  order: ['name', 'net', 'gross'],
} as const;
const asked = {
  sort: '-net',
  search: '李',
  filters: [
    { column: 'department', operator: 'one-of', values: ['Roads', ''] },
    { column: 'net', operator: 'between', values: ['100', ''] },
  ],
  match: 'single',
  groups: ['department'],
  show: 'pivot',
  pivot: { rows: ['department'] as string[], chart: 'bar' },
} as const;
const viewOf = (state: SavedView['state']): SavedView => ({
  id: 7,
  name: 'Mine',
  isDefault: false,
  version: 3,
  state,
  sharedSolutionId: null,
  owner: null,
});
const kept = viewOf(stateOf(arranged, asked) as SavedView['state']);
const knowing =
  (...columns: string[]) =>
  (column: string) =>
    columns.includes(column);
const all = knowing('name', 'net', 'gross', 'code', 'department');

describe('a saved view', () => {
  it('opens with all that it was kept with, and says that it is where the arrangement comes from', () => {
    expect(openState(kept, all)).toEqual({ settings: { ...arranged, view: { id: 7, version: 3 } }, asked, missing: 0 });
  });

  it('opens with what is left of it, and counts the columns that are gone, each once', () => {
    const opened = openState(kept, knowing('name', 'gross', 'department'));
    expect(opened.settings).toMatchObject({ shown: { gross: false }, pins: {}, order: ['name', 'gross'] });
    expect(opened.asked).toEqual({ search: '李', filters: [asked.filters[0]], groups: ['department'], show: 'pivot', pivot: asked.pivot });
    expect(opened.missing).toBe(2);
  });

  it('is the same state in whatever order it was arranged, and another with any change', () => {
    const turned = { ...arranged, shown: { code: true, gross: false } };
    expect(isSameState(stateOf(turned, asked), stateOf(arranged, asked))).toBe(true);
    for (const change of [{ density: 'usual' }, { order: ['net', 'name', 'gross'] }, { shown: {} }] as const)
      expect(isSameState(stateOf({ ...arranged, ...change }, asked), stateOf(arranged, asked))).toBe(false);
    for (const change of [
      { sort: 'net' },
      { search: undefined },
      { filters: [] },
      { match: undefined },
      { groups: [] },
      { show: undefined },
      { pivot: undefined },
    ])
      expect(isSameState(stateOf(arranged, { ...asked, ...change }), stateOf(arranged, asked))).toBe(false);
  });

  it('of a table that nobody has touched holds nothing of its own', () => {
    expect(stateOf(usualSettings, {})).toEqual({ density: 'usual', shown: {}, pins: {}, order: [], filters: [], match: 'all', groups: [] });
  });
});
