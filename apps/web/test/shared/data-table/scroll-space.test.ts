import { describe, expect, it } from 'vitest';
import { createScrollSpace, spaceMaxPixels } from '../../../src/shared/ui/data-table/scroll-space.ts';

const view = 600;
const million = 36_000_000;

describe('rows that fit into a box', () => {
  it('are seen from where the box stands', () => {
    const space = createScrollSpace(9_204 * 36, view);
    expect(space.height).toBe(9_204 * 36);
    expect(space.topAt(1_234)).toBe(1_234);
    expect(space.shift()).toBe(0);
    expect(space.settle()).toBeUndefined();
  });
});

describe('more rows than a box can have pixels', () => {
  it('stand in a box that browsers can draw', () => {
    expect(createScrollSpace(million, view).height).toBe(spaceMaxPixels);
  });

  it('move by the pixels of the wheel', () => {
    const space = createScrollSpace(million, view);
    space.topAt(0);
    expect(space.topAt(100)).toBe(100);
    expect(space.topAt(200)).toBe(200);
  });

  it('move by the share of the bar when it is dragged, to the very end', () => {
    const space = createScrollSpace(million, view);
    const end = spaceMaxPixels - view;
    expect(space.topAt(end)).toBe(million - view);
    expect(space.topAt(end - 120)).toBe(million - view - 120);
  });

  it('keep what is seen when the bar is put right after the wheel has rested', () => {
    const space = createScrollSpace(million, view);
    let top = 0;
    for (let scrolled = 0; scrolled <= 6_000; scrolled += 100) top = space.topAt(scrolled);
    expect(top).toBe(6_000);
    const box = space.settle();
    expect(box).toBeLessThan(6_000);
    expect(space.topAt(box ?? 0)).toBe(6_000);
    expect((box ?? 0) + space.shift()).toBe(6_000);
  });

  it('can be gone to by row', () => {
    const space = createScrollSpace(million, view);
    const box = space.goTo(35_000_000);
    expect(space.topAt(box)).toBe(35_000_000);
  });
});
