import { beforeEach, describe, expect, it } from 'vitest';
import { placeStore } from '../../src/shared/places.ts';

const copy = { name: 'US biweekly · Copy 2', path: '/payroll/solutions/1/copies/2' };
const solution = { name: 'US biweekly', path: '/payroll/solutions/1' };
const other = { name: 'Kunming', path: '/payroll/solutions/10' };

describe('recent and pinned places', () => {
  beforeEach(() => placeStore.forget());

  it('the latest stands first, once, under the name that it has now', () => {
    for (const place of [solution, copy, { ...solution, name: 'US every two weeks' }]) placeStore.visit(place);
    expect(placeStore.current().recent).toEqual([{ ...solution, name: 'US every two weeks' }, copy]);
  });

  it('what is no more is in neither list, nor what stood below it; what only begins alike stays', () => {
    for (const place of [other, copy, solution]) placeStore.visit(place);
    placeStore.togglePin(copy);
    placeStore.gone('/payroll/solutions/1');
    expect(placeStore.current()).toEqual({ pinned: [], recent: [other] });
  });
});
