import { isShipped } from '@wagewright/contracts';
import { termFault } from '@wagewright/contracts/platform/languages';
import type { SyncTerm } from '@wagewright/db/columns';

/** What a term says here, what it says there, and what both said when they last agreed. */
export interface Sides {
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
  readonly agreed: string | undefined;
}

export type Verdict = 'same' | 'push' | 'pull' | 'refuse' | 'both';

/** Whoever has changed it since both agreed is followed. Where both have, nobody is: it stays as it is on either side, and is counted. */
export function judgeSides(term: SyncTerm, lang: string, { ours, theirs, agreed }: Sides): Verdict {
  if (ours === theirs) return 'same';
  if (theirs === agreed) return 'push';
  if (ours !== agreed) return 'both';
  if (theirs === undefined) return isShipped(lang) ? 'push' : 'pull'; // what ships cannot be unsaid
  return termFault(term.name, lang, theirs, term.reference) ? 'refuse' : 'pull';
}

/** Out of the box a language of ours says something of its own. */
export const shippedText = ({ shipped }: SyncTerm, lang: string): string | undefined => shipped[lang];
