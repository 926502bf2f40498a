import { isShipped } from '@wagewright/contracts';
import { termFault } from '@wagewright/contracts/platform/languages';
import type { SyncStep } from '@wagewright/db';
import type { SyncTerm } from '@wagewright/db/columns';
import type { Unit } from './weblate-client.ts';

/** A language as it stands here: its terms, what is said of them beside what ships, and what both sides last agreed on. */
export interface OurSide {
  readonly lang: string;
  readonly terms: ReadonlyMap<string, SyncTerm>;
  readonly said: ReadonlyMap<string, string>;
  readonly agreed: ReadonlyMap<string, string>;
}

/** Texts to be sent, by key. */
export type Texts = ReadonlyMap<string, string>;

/** What is to be done about some units. */
export interface Judged extends Pick<SyncStep, 'said' | 'gone' | 'agreed'> {
  /** To be sent where nothing stands there, where something else does, and taken away there. */
  readonly fill: Texts;
  readonly replace: Texts;
  readonly clear: readonly Unit[];
  readonly refused: number;
  readonly both: number;
}

/** What a term says here, what it says there, and what both said when they last agreed. */
interface Sides {
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
  readonly agreed: string | undefined;
}
type Verdict = 'same' | 'push' | 'pull' | 'refuse' | 'both';

/** Whoever has changed it since both agreed is followed. Where both have, nobody is: it stays as it is on either side, and is counted. */
function judgeSides(term: SyncTerm, lang: string, { ours, theirs, agreed }: Sides): Verdict {
  if (ours === theirs) return 'same';
  if (theirs === agreed) return 'push';
  if (ours !== agreed) return 'both';
  if (theirs === undefined) return isShipped(lang) ? 'push' : 'pull'; // what ships cannot be unsaid
  return termFault(term.name, lang, theirs, term.reference) ? 'refuse' : 'pull';
}

/** What a term says here; out of the box a language of ours says something of its own. */
export const ourText = ({ said, lang }: Pick<OurSide, 'said' | 'lang'>, { key, shipped }: SyncTerm): string | undefined =>
  said.get(key) ?? shipped[lang];

/** @param units of terms that are ours */
export function judgeUnits(side: OurSide, units: readonly { readonly unit: Unit; readonly term: SyncTerm }[]): Judged {
  const judged = units.map(({ unit, term }) => {
    const { key, text: theirs } = unit;
    const ours = ourText(side, term);
    const verdict = judgeSides(term, side.lang, { ours, theirs, agreed: side.agreed.get(key) });
    return { unit, key, ours, theirs, verdict, shipped: term.shipped[side.lang], before: side.said.get(key) ?? null };
  });
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  const pulled = of('pull');
  const isGone = ({ theirs, shipped }: (typeof judged)[number]): boolean => theirs === undefined || theirs === shipped;
  const texts = (isThere: boolean): Texts =>
    new Map(of('push').flatMap(({ key, ours, theirs }) => (ours !== undefined && isThere === (theirs !== undefined) ? [[key, ours]] : [])));
  return {
    said: pulled.flatMap((one) => (isGone(one) ? [] : [{ key: one.key, text: one.theirs ?? '', before: one.before }])),
    gone: pulled.filter(isGone).map(({ key, before }) => ({ key, before })),
    agreed: [...of('same'), ...pulled].map(({ key, theirs }) => ({ key, text: theirs ?? null })),
    fill: texts(false),
    replace: texts(true),
    clear: of('push').flatMap(({ unit, ours }) => (ours === undefined ? [unit] : [])),
    refused: of('refuse').length,
    both: of('both').length,
  };
}
