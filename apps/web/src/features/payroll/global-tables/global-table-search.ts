import { defined, type RawSearch, readId, readOneOf, readText } from '../../../shared/search.ts';

export const globalTableTabs = ['rows', 'columns', 'revisions', 'uses'] as const;
export type GlobalTableTab = (typeof globalTableTabs)[number];

/** Trials that were started here, as the address keeps them: `batch:run`, joined by commas. */
const trialsPattern = /^\d+:\d+(,\d+:\d+)*$/;

export const readGlobalTableSearch = (raw: RawSearch) => {
  const trials = readText(raw, 'trials', 400);
  return defined({
    tab: readOneOf(raw, 'tab', globalTableTabs),
    entity: readId(raw, 'entity'),
    /** An old revision that is read. */
    revision: readId(raw, 'revision'),
    /** The revision whose changes are shown, and the one that it is compared with. */
    to: readId(raw, 'to'),
    from: readId(raw, 'from'),
    trials: trials && trialsPattern.test(trials) ? trials : undefined,
  });
};
