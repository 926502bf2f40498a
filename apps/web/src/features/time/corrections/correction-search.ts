import { defined, type RawSearch, readText } from '../../../shared/search.ts';
import { readRequestSearch } from '../requests/request-search.ts';

/** The address of the list of corrections. */
export const readCorrectionSearch = (raw: RawSearch) => defined({ ...readRequestSearch(raw), q: readText(raw, 'q', 100) });
