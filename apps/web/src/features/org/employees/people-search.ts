import type { Inputs, Outputs } from '../../../shared/api/trpc.ts';
import { defined, type RawSearch, readDay, readId, readOneOf, readText } from '../../../shared/search.ts';
import { readConditions } from '../../../shared/ui/data-table/filters/conditions.ts';

/** As many as a saved view keeps. */
export const groupLevelsMax = 3;

function readCodes(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const codes = [...new Set(raw.filter((code): code is string => typeof code === 'string' && /^\w{1,64}$/.test(code)))];
  return codes.length > 0 ? codes.slice(0, groupLevelsMax) : undefined;
}

/** The address of the list of people holds everything that shapes it. */
export const readPeopleSearch = (raw: RawSearch) =>
  defined({
    on: readDay(raw, 'on'),
    q: readText(raw, 'q'),
    sort: readText(raw, 'sort', 65),
    filters: readConditions(raw.filters),
    match: readOneOf(raw, 'match', ['single']),
    groups: readCodes(raw.groups),
    view: readId(raw, 'view'),
    hire: raw['hire'] === true ? (true as const) : undefined,
    find: raw['find'] === true ? (true as const) : undefined,
    import: raw['import'] === true ? (true as const) : undefined,
  });
export type PeopleSearch = ReturnType<typeof readPeopleSearch>;

export type PeopleInput = Inputs['org']['employees']['listEmployees'];
type Listed = Outputs['org']['employees']['listEmployees'];
export type ListedPerson = Listed['rows'][number];
export type PersonField = Listed['customFields'][number];

/** The part of the address that shapes the rows, as the server's input. */
export function peopleInput({ on, q, sort, filters, match }: PeopleSearch): PeopleInput {
  return defined({
    on,
    search: q,
    conditions: filters?.map(({ values, ...condition }) => ({ ...condition, ...(values ? { values: [...values] } : {}) })),
    match,
    sort: sort?.replace(/^-/, ''),
    direction: sort?.startsWith('-') ? ('descending' as const) : undefined,
  }) as PeopleInput;
}
