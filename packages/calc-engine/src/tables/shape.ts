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

/** Column indexes of a table of exchange rates: units of `to` for one unit of `from`. */
export interface ExchangeRateShape {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}
