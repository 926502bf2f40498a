/** How a parameter table's rows form brackets, as column positions. */

export type BoundSide = 'from' | 'over' | 'up-to' | 'below';

export interface BracketShape {
  readonly bound: BoundSide;
  /** Column indexes; −1 where the table has no such column. */
  readonly column: number;
  readonly rate: number;
  readonly base: number;
  readonly quick: number;
}
