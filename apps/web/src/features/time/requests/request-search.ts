import { type TimeRequestStatus, timeRequestStatuses } from '@wagewright/contracts/time/requests';
import { defined, type RawSearch, readDay, readOneOf } from '../../../shared/search.ts';

/** What waits for somebody, be it the first decision or the last. */
const openStatuses = ['pending-approval', 'in-approval'] as const satisfies readonly TimeRequestStatus[];
const isOpen = (status: TimeRequestStatus): boolean => openStatuses.some((one) => one === status);

/** What the list of requests can be narrowed to: `open`, or one of the others. */
export const requestStates = ['open', ...timeRequestStatuses.filter((status) => !isOpen(status))] as const;
export type RequestState = (typeof requestStates)[number];

/** The address of a list of requests. */
export const readRequestSearch = (raw: RawSearch) =>
  defined({ status: readOneOf(raw, 'status', requestStates), from: readDay(raw, 'from'), until: readDay(raw, 'until') });
export type RequestSearch = ReturnType<typeof readRequestSearch>;

const statusesOf = (state: RequestState): TimeRequestStatus[] =>
  state === 'open' ? [...openStatuses] : timeRequestStatuses.filter((status) => status === state);

/** The same as calls take it. */
export const requestInput = ({ status, from, until }: RequestSearch) => defined({ statuses: status && statusesOf(status), from, until });
