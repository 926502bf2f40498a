import { defined, type RawSearch, readDay, readText } from '../../../shared/search.ts';

/** The address of the list: of which item, on which payroll dates, of whom. */
export const readPaymentSearch = (raw: RawSearch) =>
  defined({ item: readText(raw, 'item', 64), from: readDay(raw, 'from'), until: readDay(raw, 'until'), search: readText(raw, 'search') });
