import type { ContractList } from '@wagewright/contracts/org/contracts';
import { defined, type RawSearch, readDay, readOneOf, readText } from '../../../shared/search.ts';

/** Which contracts can be listed; said here, since an address is read before any schema is loaded. */
export const contractShows = ['running', 'ending', 'probation', 'unsigned', 'all'] as const satisfies readonly ContractList[];

/** The address of the list of contracts. */
export const readContractSearch = (raw: RawSearch) =>
  defined({ show: readOneOf(raw, 'show', contractShows), by: readDay(raw, 'by'), on: readDay(raw, 'on'), search: readText(raw, 'search') });
