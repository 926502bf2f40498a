import { defined, type RawSearch, readId, readText } from '../../../shared/search.ts';

/** The address of somebody's page in a batch holds the figure that is being explained. */
export const readPayeeSearch = (raw: RawSearch) =>
  defined({
    table: readText(raw, 'table', 64),
    column: readText(raw, 'column', 64),
    /** From 1, as people count; left out: the first. */
    line: readId(raw, 'line'),
  });
