interface Asking<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks at once what several want at about the same time. While a question is under way, those who come wait for the next one, which asks for
 * all of them; so an answer is never older than the wish for it, and the busier it gets, the fewer questions there are for each.
 */
export class Together<Key, Value> {
  readonly #askAll: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly #patienceMs: number;
  #waiting: Asking<Key, Value>[] = [];
  #sentAt = Number.NEGATIVE_INFINITY;
  #underWay = 0;

  /**
   * @param askAll answers in the order of the keys
   * @param patienceMs when a question has been under way for longer, the next does not wait for it
   */
  constructor(askAll: (keys: readonly Key[]) => Promise<readonly Value[]>, patienceMs: number) {
    this.#askAll = askAll;
    this.#patienceMs = patienceMs;
  }

  ask(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#underWay === 0 || performance.now() - this.#sentAt > this.#patienceMs) void this.#send();
    });
  }

  async #send(): Promise<void> {
    const asking = this.#waiting;
    this.#waiting = [];
    this.#sentAt = performance.now();
    this.#underWay++;
    try {
      const values = await this.#askAll(asking.map(({ key }) => key));
      for (const [index, { resolve }] of asking.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    } finally {
      this.#underWay--;
      if (this.#waiting.length > 0 && this.#underWay === 0) void this.#send();
    }
  }
}
