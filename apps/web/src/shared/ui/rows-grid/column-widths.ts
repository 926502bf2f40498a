import type { GridColumn, GridColumnType } from './grid-types.ts';

const leastOf: Readonly<Record<GridColumnType, number>> = {
  text: 150,
  integer: 92,
  decimal: 110,
  money: 124,
  percent: 96,
  date: 124,
  boolean: 84,
};
const most = 220;
/** Of the head's letters, in pixels; what is around them; and how much longer than another a line of two may be. */
const latin = 7.4;
const han = 13;
const around = 22;
const unevenness = 1.25;

/** Pixels that a column takes at least: what its values need, and that its name stands on two lines. */
export function widthOf({ width, type, name }: GridColumn): number {
  const letters = [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? han : latin), 0);
  return width ?? Math.min(most, Math.max(leastOf[type], Math.ceil((letters / 2) * unevenness) + around));
}
