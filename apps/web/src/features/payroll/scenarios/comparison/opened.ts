import type { FigureName } from '../scenario.ts';

/** Which people are to be shown: of which scenario, in which figure, period or department. */
export interface Opened {
  readonly of: number;
  readonly figure: FigureName;
  readonly period?: number | undefined;
  readonly department?: number | undefined;
}
