import type { Outputs } from '../../../shared/api/trpc.ts';
import { isZero, ratio, subtract } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

type Scenarios = Outputs['payroll']['scenarios'];
export type ScenarioRow = Scenarios['listScenarios']['rows'][number];
export type Scenario = Scenarios['getScenario'];
export type Choices = Scenarios['getScenarioChoices'];
export type Base = NonNullable<Choices['base']>;
export type Comparison = Scenarios['compareScenarios'];
export type Figures = NonNullable<ScenarioRow['totals']>;
export type Assumption = Scenario['assumptions'][number];
export type DifferingPerson = Scenarios['listScenarioPeople']['rows'][number];

import type { FigureName } from './scenario-search.ts';

export { type FigureName, figureNames } from './scenario-search.ts';

/** While a scenario is being calculated it is asked for this often, in milliseconds. */
export const refreshMs = 700;

export const isCalculating = ({ status }: Pick<ScenarioRow, 'status'>): boolean => status === 'calculating';

/** A figure as text; people are a count. */
export const figureOf = (figures: Figures | null | undefined, name: FigureName): string | null => (figures ? String(figures[name]) : null);

export const writeFigure = (value: string, name: FigureName, currency: string, format: Formatter): string =>
  name === 'people' ? format.count(Number(value)) : format.money(value, currency);

const signedCount = (value: string, format: Formatter): string => `${Number(value) > 0 ? '+' : ''}${format.count(Number(value))}`;

export const writeChange = (value: string, name: FigureName, currency: string, format: Formatter): string =>
  name === 'people' ? signedCount(value, format) : format.change(value, currency);

/** What a figure is against another one; null where one of them is missing, since nothing can be said of it then. */
export const changeOf = (before: string | null, after: string | null): string | null =>
  before === null || after === null ? null : subtract(after, before);

/** The change as a share of what was before; null of nothing. */
export const shareOf = (before: string | null, change: string | null): string | null =>
  before === null || change === null || isZero(before) ? null : ratio(change, before);
