import { limits } from '@wagewright/contracts';
import type { WeblateOutcome } from '@wagewright/contracts/platform/languages';
import type { SyncStep } from '@wagewright/db';
import { type Judged, judgeUnits, type OurSide, ourText, type Texts } from './judge-units.ts';
import type { FileKind, WeblateClient } from './weblate-client.ts';

type Kept = Pick<SyncStep, 'said' | 'gone' | 'agreed'>;

/** One language's part of a synchronisation. */
export interface LanguagePart extends OurSide {
  readonly client: Pick<WeblateClient, 'units' | 'send' | 'clear'>;
  /** Of the language that all others are translated from: every term that any of them says, since a term is there for all or for none. */
  readonly source?: Texts;
  /** Keeps what was done, in a transaction. @returns how many texts were changed here meanwhile */
  readonly keep: (step: Kept, counts: WeblateOutcome, done: number) => Promise<number>;
}

/** Goes through a language page by page, sends what is not there yet, and looks again where Weblate has not taken all that it was sent. */
export async function syncLanguage(part: LanguagePart): Promise<void> {
  const { client, lang, terms, source } = part;
  const work = new LanguageWork(part);
  const there = new Set<string>();
  for await (const units of client.units(lang)) {
    const unseen = units.filter(({ key }) => !there.has(key));
    for (const { key } of unseen) there.add(key);
    const ours = unseen.flatMap((unit) => {
      const term = terms.get(unit.key);
      return term ? [{ unit, term }] : [];
    });
    await work.settle(judgeUnits(part, ours), ours.length);
  }
  const texts = source ?? ourTexts(part);
  await work.sendMissing(source ? 'add' : 'fill', new Map([...texts].filter(([key]) => !there.has(key))));
  await work.lookAgain();
}

const ourTexts = (part: LanguagePart): Texts =>
  new Map(
    [...part.terms.values()].flatMap((term) => {
      const text = ourText(part, term);
      return text === undefined ? [] : [[term.key, text]];
    }),
  );

function* inFiles(texts: Texts): Generator<Texts> {
  const all = [...texts];
  for (let first = 0; first < all.length; first += limits.weblatePartTermsMax)
    yield new Map(all.slice(first, first + limits.weblatePartTermsMax));
}

/** What is done in a language, how far it is, and what came of it. */
class LanguageWork {
  readonly #part: LanguagePart;
  readonly #counts = { pulled: 0, pushed: 0, refused: 0, both: 0, untaken: 0 };
  /** Sent in files of which Weblate has taken less than all, without saying which. */
  readonly #doubtful = new Map<string, string>();
  #done = 0;

  constructor(part: LanguagePart) {
    this.#part = part;
  }

  async settle(judged: Judged, units: number): Promise<void> {
    const taken = [...(await this.#send('fill', judged.fill)), ...(await this.#send('replace', judged.replace))];
    for (const { id, key } of judged.clear) {
      await this.#part.client.clear(id);
      taken.push({ key, text: null });
    }
    this.#counts.pulled += judged.said.length + judged.gone.length;
    this.#counts.pushed += taken.length;
    this.#counts.refused += judged.refused;
    this.#counts.both += judged.both;
    this.#done += units;
    await this.#keep({ ...judged, agreed: [...judged.agreed, ...taken] });
  }

  async sendMissing(kind: FileKind, missing: Texts): Promise<void> {
    for (const texts of inFiles(missing)) {
      const taken = await this.#send(kind, texts);
      this.#counts.pushed += taken.length;
      this.#done += this.#ours([...texts.keys()]).length;
      await this.#keep({ said: [], gone: [], agreed: taken });
    }
  }

  /** What stands there as it was sent was taken; anything else is counted, and is no more agreed on than it was. */
  async lookAgain(): Promise<void> {
    if (this.#doubtful.size === 0) return;
    const taken: { key: string; text: string }[] = [];
    for await (const units of this.#part.client.units(this.#part.lang)) {
      for (const { key, text } of units) if (text !== undefined && this.#doubtful.get(key) === text) taken.push({ key, text });
    }
    this.#counts.pushed += taken.length;
    this.#counts.untaken += this.#doubtful.size - taken.length;
    await this.#keep({ said: [], gone: [], agreed: taken });
  }

  /** @returns what Weblate says that it has taken, as far as this language says it */
  async #send(kind: FileKind, texts: Texts): Promise<SyncStep['agreed'][number][]> {
    const taken: SyncStep['agreed'][number][] = [];
    for (const file of inFiles(texts)) {
      const accepted = await this.#part.client.send(this.#part.lang, kind, file);
      for (const key of this.#ours([...file.keys()])) {
        const text = file.get(key) ?? '';
        if (accepted === file.size) taken.push({ key, text });
        else this.#doubtful.set(key, text);
      }
    }
    return taken;
  }

  #ours(keys: readonly string[]): string[] {
    return keys.filter((key) => this.#part.terms.has(key));
  }

  async #keep(step: Kept): Promise<void> {
    const changedMeanwhile = await this.#part.keep(step, this.#counts, this.#done);
    this.#counts.pulled -= changedMeanwhile;
    this.#counts.both += changedMeanwhile;
  }
}
