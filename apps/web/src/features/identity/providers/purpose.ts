import { defined, type RawSearch, readOwnPath } from '../../../shared/search.ts';

const key = 'wagewright.provider';

/** What somebody went to a provider for, and where they were going; kept in this tab only, and of no weight to the server. */
export interface ProviderPurpose {
  readonly what: 'sign-in' | 'link';
  readonly from?: string;
}

/** Where the browser keeps nothing, who comes back is taken for somebody who signs in. */
export function keepPurpose(purpose: ProviderPurpose): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(purpose));
  } catch {
    // storage is full or not allowed
  }
}

const isRecord = (value: unknown): value is RawSearch => typeof value === 'object' && value !== null;

function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** With as much trust as an address: an own path or none. It stays until what it was kept for is done: a screen may be made twice before. */
export function readPurpose(): ProviderPurpose {
  const kept = readKept();
  if (!isRecord(kept)) return { what: 'sign-in' };
  return { what: kept['what'] === 'link' ? 'link' : 'sign-in', ...defined({ from: readOwnPath(kept, 'from') }) };
}

export function dropPurpose(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
