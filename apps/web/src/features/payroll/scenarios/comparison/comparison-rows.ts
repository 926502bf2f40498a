import { add } from '../../../../shared/format/decimal.ts';
import { type Comparison, changeOf, type FigureName, figureNames, figureOf, shareOf } from '../scenario.ts';

/** `value`: what a scenario comes to; `change` and `share`: what that is against the first one. */
export type RowKind = 'value' | 'change' | 'share';

/** One line of the comparison: a figure of a scenario over the periods. */
export interface ComparisonRow {
  readonly id: string;
  readonly figure: FigureName;
  readonly kind: RowKind;
  readonly scenarioId: number;
  readonly scenario: string;
  /** Its place among those that are compared. */
  readonly place: number;
  /** By the period's sequence; null where the scenario has none there. */
  readonly values: ReadonlyMap<number, string | null>;
  /** Over all periods; of people, as of the last. */
  readonly total: string | null;
}

/** What a figure comes to over periods: amounts add up, of people the last count stands. */
export function totalOf(values: readonly (string | null)[], figure: FigureName): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return figure === 'people' ? (known.at(-1) ?? null) : known.reduce((sum, value) => add(sum, value), '0');
}

const valuesOf = ({ periods }: Comparison, place: number, figure: FigureName): (string | null)[] =>
  periods.map(({ figures }) => figureOf(figures[place], figure));

/** Only what both have can be compared over all periods. */
function bothTotals(before: readonly (string | null)[], after: readonly (string | null)[], figure: FigureName) {
  const both = before.map((value, index) => value !== null && after[index] !== null);
  const of = (values: readonly (string | null)[]) =>
    totalOf(
      values.filter((_, index) => both[index]),
      figure,
    );
  return { before: of(before), after: of(after) };
}

function rowsOf(comparison: Comparison, figure: FigureName, place: number): ComparisonRow[] {
  const scenario = comparison.scenarios[place];
  if (!scenario) return [];
  const [first, own] = [valuesOf(comparison, 0, figure), valuesOf(comparison, place, figure)];
  const row = (kind: RowKind, values: readonly (string | null)[], total: string | null): ComparisonRow => ({
    id: `${figure} ${kind} ${scenario.id}`,
    figure,
    kind,
    scenarioId: scenario.id,
    scenario: scenario.name,
    place,
    values: new Map(comparison.periods.map(({ sequence }, index) => [sequence, values[index] ?? null])),
    total,
  });
  const value = row('value', own, totalOf(own, figure));
  if (place === 0) return [value];
  const changes = own.map((after, index) => changeOf(first[index] ?? null, after));
  const shares = changes.map((change, index) => shareOf(first[index] ?? null, change));
  const totals = bothTotals(first, own, figure);
  const change = changeOf(totals.before, totals.after);
  return [value, row('change', changes, change), row('share', shares, shareOf(totals.before, change))];
}

/** Every figure of every scenario, each followed by what it is against the first. */
export const comparisonRows = (comparison: Comparison): ComparisonRow[] =>
  figureNames.flatMap((figure) => comparison.scenarios.flatMap((_, place) => rowsOf(comparison, figure, place)));
