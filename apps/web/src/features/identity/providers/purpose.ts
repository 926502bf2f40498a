import { defined, type RawSearch, readOwnPath } from '../../../shared/search.ts';

const key = 'wagewright.provider';

/** What somebody went to a provider for, and where they were going; kept in this tab only, and of no weight to the server. */
export interface ProviderPurpose {
  readonly what: 'sign-in' | 'link';
  readonly from?: string;
}

export const keepPurpose = (purpose: ProviderPurpose): void => sessionStorage.setItem(key, JSON.stringify(purpose));

const isRecord = (value: unknown): value is RawSearch => typeof value === 'object' && value !== null;

/** Read once, with as much trust as an address: an own path or none. */
export function takePurpose(): ProviderPurpose {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (!isRecord(kept)) return { what: 'sign-in' };
  return { what: kept['what'] === 'link' ? 'link' : 'sign-in', ...defined({ from: readOwnPath(kept, 'from') }) };
}
