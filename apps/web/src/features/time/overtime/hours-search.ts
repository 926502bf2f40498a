import { defined, type RawSearch, readDay, readText } from '../../../shared/search.ts';

/** Which people and days are shown, as the address has it. */
export const readHoursSearch = (raw: RawSearch) =>
  defined({
    from: readDay(raw, 'from'),
    until: readDay(raw, 'until'),
    q: readText(raw, 'q', 100),
    differing: raw['differing'] === true || raw['differing'] === 'true' ? true : undefined,
  });
