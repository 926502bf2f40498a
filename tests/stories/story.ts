import type { Page } from '@playwright/test';
import { Hand, newTally, type Tally } from './hand.ts';

/** Where a story is played: whose page it opens, and what is done at a place that is worth a picture. */
export interface Theatre {
  open(account: string, path: string): Promise<Page>;
  picture?(name: string, page: Page): Promise<void>;
}

/** What somebody new does with the product, from what the pages say. */
export interface Story {
  readonly name: string;
  /** Minutes of a person's time that it may take. */
  readonly minutesMax: number;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly name: string;
  play(play: Play): Promise<void>;
}

/** A story while it is played. */
export class Play {
  readonly tally: Tally = newTally();
  readonly #theatre: Theatre;
  readonly #hands = new Map<string, Hand>();

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  /** Somebody's hand; their page is opened the first time. */
  async as(account: string, path = '/'): Promise<Hand> {
    const known = this.#hands.get(account);
    if (known) return known;
    const hand = new Hand(await this.#theatre.open(account, path), this.tally);
    this.#hands.set(account, hand);
    return hand;
  }

  async picture(name: string, hand: Hand): Promise<void> {
    await this.#theatre.picture?.(name, hand.page);
  }

  async end(): Promise<void> {
    for (const { page } of this.#hands.values()) await page.context().close();
  }
}
