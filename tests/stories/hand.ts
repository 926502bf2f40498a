import { expect as expectNow, type Locator, type Page } from '@playwright/test';

/** Waits as long as a machine with much else to do takes. */
export const expect = expectNow.configure({ timeout: 60_000 });
/** One look; what is drawn anew while it is looked at is looked at again. */
const lookMs = 10_000;

/** What somebody who does not hurry takes (seconds): to find and press something, to type a character, to read what has just come. */
export const personTakes = { interaction: 3, character: 0.3, reading: 6 } as const;

/** What a story has cost so far; all who play in it count into one. */
export interface Tally {
  interactions: number;
  characters: number;
  readings: number;
  readonly begunAt: number;
}
export const newTally = (): Tally => ({ interactions: 0, characters: 0, readings: 0, begunAt: performance.now() });

/** Minutes of a person's hands and eyes; what the machine takes is measured by itself, because it says more of the machine. */
export function minutesOf({ interactions, characters, readings }: Tally): number {
  const { interaction, character, reading } = personTakes;
  return (interactions * interaction + characters * character + readings * reading) / 60;
}
export const secondsOf = ({ begunAt }: Tally): number => (performance.now() - begunAt) / 1_000;

type Words = string | RegExp;
const exactly = (name: Words) => ({ name, exact: typeof name === 'string' });

/** Somebody's hand at a page. It finds everything by what can be read there, and counts what it does. */
export class Hand {
  readonly page: Page;
  readonly #tally: Tally;

  constructor(page: Page, tally: Tally) {
    this.page = page;
    this.#tally = tally;
  }

  /** The question or form that lies over the page. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  async press(what: Locator): Promise<void> {
    this.#tally.interactions += 1;
    await what.click();
  }

  button = (name: Words, within: Page | Locator = this.page): Promise<void> =>
    this.press(
      within
        .getByRole('button', exactly(name))
        .or(within.getByRole('link', exactly(name)))
        .first(),
    );

  /** A button of the question that lies over the page. */
  answer = (name: Words): Promise<void> => this.button(name, this.dialog);

  link = (name: Words, within: Page | Locator = this.page): Promise<void> => this.press(within.getByRole('link', exactly(name)).first());

  tab = (name: RegExp): Promise<void> => this.press(this.page.getByRole('tab', { name }));

  async type(label: Words, text: string, within: Page | Locator = this.page): Promise<void> {
    this.#tally.interactions += 1;
    this.#tally.characters += text.length;
    await within
      .getByLabel(label, { exact: typeof label === 'string' })
      .first()
      .fill(text);
  }

  /** Keys as they are pressed, into what has the keyboard. */
  async keys(text: string, ...then: readonly string[]): Promise<void> {
    this.#tally.characters += text.length + then.length;
    await this.page.keyboard.type(text);
    for (const key of then) await this.page.keyboard.press(key);
  }

  async choose(label: Words, option: Words, within: Page | Locator = this.page): Promise<void> {
    this.#tally.interactions += 2;
    const list = within.getByLabel(label, { exact: typeof label === 'string' }).first();
    const words = typeof option === 'string' ? option : await list.locator('option').filter({ hasText: option }).first().innerText();
    await list.selectOption({ label: words });
  }

  /** An option of a field that opens a list. */
  async pick(field: Words, option: Words, within: Page | Locator = this.page): Promise<void> {
    await this.press(within.getByRole('combobox', { name: field }));
    await this.press(this.page.getByRole('option', { name: option }).first());
  }

  /** What has to stand there now; somebody reads it. */
  async reads(text: Words, within: Page | Locator = this.page): Promise<void> {
    this.#tally.readings += 1;
    // an option of a closed list has the words too, and nobody sees it
    const found = within.getByText(text).filter({ visible: true }).first();
    await expect(async () => {
      await expectNow(found).toBeVisible({ timeout: lookMs });
      await found.scrollIntoViewIfNeeded({ timeout: lookMs });
    }).toPass({ timeout: 90_000 });
  }
}
