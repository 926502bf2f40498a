import { defined, type RawSearch, readId, readOneOf } from '../../../shared/search.ts';

/** The address of the periods page: whose periods, of which year, as a calendar or as a list, and what is open beside them. */
export const readPeriodSearch = (raw: RawSearch) =>
  defined({
    solution: readId(raw, 'solution'),
    year: readId(raw, 'year'),
    view: readOneOf(raw, 'view', ['list']),
    /** The period that is being looked at. */
    period: readId(raw, 'period'),
    /** What is being made or changed. */
    form: readOneOf(raw, 'form', ['generate', 'create', 'edit']),
  });
export type PeriodSearch = ReturnType<typeof readPeriodSearch>;
