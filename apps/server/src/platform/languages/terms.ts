import { type KnownLanguage, knownLanguages, type Reads, saidTerms } from '@wagewright/db';
import type { Logger } from 'pino';
import type { ChangeFeed } from '../jobs/index.ts';
import type { ShippedTerms } from './shipped-terms.ts';
import { type SaidTexts, TermBook } from './term-book.ts';

interface KnownTexts {
  readonly termsVersion: number;
  readonly said: ReadonlyMap<string, string>;
}
type Known = ReadonlyMap<string, KnownTexts>;

/** The terms as this process knows them. A change by any process is heard of and read; whoever must see the latest asks for it. */
export class Terms {
  readonly shipped: ShippedTerms;
  readonly #reads: Reads;
  #known: Known = new Map();
  #languages = '';
  #book: TermBook;
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<TermBook> | undefined;

  constructor(reads: Reads, shipped: ShippedTerms) {
    this.#reads = reads;
    this.shipped = shipped;
    this.#book = new TermBook(shipped, [], new Map());
  }

  /** As they were last heard of: for texts of every answer, which cannot wait. */
  get current(): TermBook {
    return this.#book;
  }

  /**
   * As they are: one small read, and those of the languages that have changed since. One reading at a time, so that none writes over what a later one has
   * found; all who ask during one share the next.
   */
  fresh(): Promise<TermBook> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      const book = this.#readAll();
      this.#reading = book.catch(() => undefined);
      return book;
    });
    return this.#next;
  }

  async #readAll(): Promise<TermBook> {
    const languages = await this.#reads.rows(knownLanguages, []);
    const seen = JSON.stringify(languages);
    if (seen === this.#languages) return this.#book;
    const known = new Map<string, KnownTexts>();
    for (const language of languages) known.set(language.lang, await this.#read(language)); // a request takes one connection at a time
    const said: SaidTexts = new Map([...known].map(([lang, { said: texts }]) => [lang, texts]));
    const book = new TermBook(this.shipped, languages, said);
    this.#known = known;
    this.#languages = seen;
    this.#book = book;
    return book;
  }

  /** Hears of changes until the server stops. */
  async follow(changes: Pick<ChangeFeed, 'listen'>, stopping: AbortSignal, log: Logger): Promise<void> {
    for await (const _ of changes.listen(({ topic }) => topic === 'languages' || topic === 'anything', stopping)) {
      await this.fresh().catch((error: unknown) => log.warn({ err: error }, 'terms could not be read; those before stay'));
    }
  }

  async #read({ id, lang, termsVersion }: KnownLanguage): Promise<KnownTexts> {
    const before = this.#known.get(lang);
    if (before?.termsVersion === termsVersion) return before;
    const rows = await this.#reads.rows(saidTerms, [id]);
    return { termsVersion, said: new Map(rows.map(({ key, text }) => [key, text])) };
  }
}
