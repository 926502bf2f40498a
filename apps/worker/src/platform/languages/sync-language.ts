import type { WeblateOutcome } from '@wagewright/contracts/platform/languages';
import type { SyncStep } from '@wagewright/db';
import type { SyncTerm } from '@wagewright/db/columns';
import { judgeSides, shippedText } from './compare-unit.ts';
import type { Unit, WeblateClient } from './weblate-client.ts';

/** One language's part of a synchronisation. */
export interface LanguagePart {
  readonly client: Pick<WeblateClient, 'units' | 'add' | 'say'>;
  readonly lang: string;
  readonly terms: ReadonlyMap<string, SyncTerm>;
  readonly said: ReadonlyMap<string, string>;
  readonly agreed: ReadonlyMap<string, string>;
  /** Keeps what was done, in a transaction. @returns how many texts were changed here meanwhile */
  readonly keep: (step: Pick<SyncStep, 'said' | 'gone' | 'agreed'>, counts: WeblateOutcome, done: number) => Promise<number>;
}

interface Step {
  readonly said: SyncStep['said'][number][];
  readonly gone: SyncStep['gone'][number][];
  readonly agreed: SyncStep['agreed'][number][];
}

/** Terms that are added between two times that it is written down. */
const addedAtOnce = 50;

/** Goes through the pages of a language, then sends what is not there yet. */
export async function syncLanguage(part: LanguagePart): Promise<void> {
  const { client, lang, terms, keep } = part;
  let counts: WeblateOutcome = { pulled: 0, pushed: 0, refused: 0, both: 0 };
  const seen = new Set<string>();
  const count = (which: keyof WeblateOutcome, more = 1): void => {
    counts = { ...counts, [which]: counts[which] + more };
  };
  const write = async (step: Step): Promise<void> => {
    const changedMeanwhile = await keep(step, counts, seen.size);
    count('pulled', -changedMeanwhile);
    count('both', changedMeanwhile);
  };
  for await (const units of client.units(lang)) {
    const step: Step = { said: [], gone: [], agreed: [] };
    for (const unit of units) {
      const term = terms.get(unit.key);
      if (!term || seen.has(unit.key)) continue;
      seen.add(unit.key);
      await settle(part, term, unit, step, count);
    }
    await write(step);
  }
  const missing = [...terms.values()].filter(({ key }) => !seen.has(key));
  for (let first = 0; first < missing.length; first += addedAtOnce) {
    const step: Step = { said: [], gone: [], agreed: [] };
    for (const term of missing.slice(first, first + addedAtOnce)) {
      seen.add(term.key);
      await addUnit(part, term, step, count);
    }
    await write(step);
  }
}

const oursOf = ({ said, lang }: LanguagePart, term: SyncTerm): string | undefined => said.get(term.key) ?? shippedText(term, lang);

async function addUnit(part: LanguagePart, term: SyncTerm, step: Step, count: (which: 'pushed') => void): Promise<void> {
  const text = oursOf(part, term);
  if (text === undefined) return;
  await part.client.add(part.lang, term.key, text);
  step.agreed.push({ key: term.key, text });
  count('pushed');
}

async function settle(
  part: LanguagePart,
  term: SyncTerm,
  { id, text: theirs }: Unit,
  step: Step,
  count: (which: keyof WeblateOutcome) => void,
): Promise<void> {
  const { key } = term;
  const ours = oursOf(part, term);
  const before = part.said.get(key) ?? null;
  switch (judgeSides(term, part.lang, { ours, theirs, agreed: part.agreed.get(key) })) {
    case 'same':
      step.agreed.push({ key, text: ours ?? null });
      return;
    case 'push':
      await part.client.say(id, ours ?? '');
      step.agreed.push({ key, text: ours ?? null });
      return count('pushed');
    case 'pull':
      if (theirs === undefined || theirs === shippedText(term, part.lang)) step.gone.push({ key, before });
      else step.said.push({ key, text: theirs, before });
      step.agreed.push({ key, text: theirs ?? null });
      return count('pulled');
    case 'refuse':
      return count('refused');
    case 'both':
      return count('both');
  }
}
