export { CancelRequest } from './CancelRequest.tsx';
export { RequestFilters } from './RequestFilters.tsx';
export { requestInput } from './request-search.ts';
