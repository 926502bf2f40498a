/** A link's two halves: which it is, and what proves it. */
export interface ResetLink {
  readonly code: string;
  readonly secret: string;
}

/** They stand behind the # of the address, which browsers send to nobody. */
export function readLink(): ResetLink | undefined {
  const [, code, secret] = /^#([\w-]{36})\.([\w-]{40,64})$/.exec(window.location.hash) ?? [];
  return code && secret ? { code, secret } : undefined;
}

/** Whether somebody came by a link that a mail program has cut, or that was copied in part. */
export const isLinkCut = (): boolean => window.location.hash.length > 1 && readLink() === undefined;

/** Takes them out of the bar and the history, once a page holds them: one that was drawn and thrown away has not. */
export function forgetLink(): void {
  if (readLink()) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
