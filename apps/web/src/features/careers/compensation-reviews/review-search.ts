import type { ReviewRowState } from '@wagewright/contracts/careers/compensation-reviews';
import type { Inputs } from '../../../shared/api/trpc.ts';
import { defined, type RawSearch, readOneOf, readText } from '../../../shared/search.ts';

type Asked = Inputs['careers']['compensationReviews']['listCompensationReviewRows'];
const sorts = ['name', 'employeeNumber', 'before', 'after', 'difference', 'percent'] as const;

/** Written out, because the first load has no schemas. */
const states = ['raised', 'refused', 'unchanged', 'left-out'] as const satisfies readonly ReviewRowState[];

/** Of the people of a review those that are looked at. */
export const readReviewSearch = (raw: RawSearch) =>
  defined({ state: readOneOf(raw, 'state', states), q: readText(raw, 'q'), sort: readText(raw, 'sort', 20) });

/** By which column and which way, `-after` from the largest. */
export function readSort(sort: string | undefined): Pick<Asked, 'sort' | 'direction'> {
  const column = sorts.find((one) => one === sort?.replace(/^-/, ''));
  return column ? { sort: column, direction: sort?.startsWith('-') ? 'descending' : 'ascending' } : {};
}
