import type { PersonnelActionKind } from '@wagewright/contracts/careers/personnel-actions';
import { defined, type RawSearch, readOneOf } from '../../../shared/search.ts';
import { readRequestSearch } from '../../time/requests/request-search.ts';

/** The kinds that a list can be narrowed to; said here, since an address is read before any schema is loaded. */
export const shownKinds = [
  'hire',
  'confirm-probation',
  'extend-probation',
  'transfer',
  'promotion',
  'part-time',
  'leave-of-absence',
  'sign-contract',
  'termination',
  'rehire',
] as const satisfies readonly PersonnelActionKind[];

/** The address of the list of personnel actions. */
export const readActionSearch = (raw: RawSearch) => defined({ ...readRequestSearch(raw), kind: readOneOf(raw, 'kind', shownKinds) });
