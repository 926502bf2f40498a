import { defined, type RawSearch, readId, readOneOf } from '../../../shared/search.ts';

export const figureNames = ['gross', 'net', 'cost', 'people'] as const;
export type FigureName = (typeof figureNames)[number];

/** Which people are opened: of which scenario, in which period or department. */
const readOpened = (raw: RawSearch) =>
  defined({ of: readId(raw, 'of'), period: readId(raw, 'period'), department: readId(raw, 'department') });

/** The figure that charts and departments show; cost, where nothing is said. */
const readFigure = (raw: RawSearch) => defined({ figure: readOneOf(raw, 'figure', figureNames) });

export const readScenarioSearch = (raw: RawSearch) => ({
  ...defined({ edit: raw['edit'] === true ? (true as const) : undefined }),
  ...readFigure(raw),
});

const comparedMax = 4;

/** The ids that are compared, as in `?ids=[3,5]`. */
function readIds(raw: RawSearch): number[] {
  const given = Array.isArray(raw['ids']) ? raw['ids'] : [raw['ids']];
  return [...new Set(given.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, comparedMax);
}

/** What stands in the address of a comparison. */
export interface CompareSearch {
  readonly ids: number[];
  readonly figure?: FigureName;
  readonly of?: number;
  readonly period?: number;
  readonly department?: number;
}

export const readCompareSearch = (raw: RawSearch): CompareSearch => ({ ids: readIds(raw), ...readFigure(raw), ...readOpened(raw) });
