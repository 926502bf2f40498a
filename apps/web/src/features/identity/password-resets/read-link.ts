/** A link's two halves: which it is, and what proves it. */
export interface ResetLink {
  readonly code: string;
  readonly secret: string;
}

/** They stand behind the # of the address, which browsers send to nobody; once read they are gone from the bar and the history. */
export function readLink(): ResetLink | undefined {
  const [, code, secret] = /^#([\w-]{36})\.([\w-]{40,64})$/.exec(window.location.hash) ?? [];
  if (!code || !secret) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return { code, secret };
}
