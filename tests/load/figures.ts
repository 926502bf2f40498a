/** Latencies and their percentiles, in milliseconds. */
export class Latencies {
  readonly #values: number[] = [];

  add(milliseconds: number): void {
    this.#values.push(milliseconds);
  }

  get count(): number {
    return this.#values.length;
  }

  /** @param share 0.95 for the 95th percentile; 0 where nothing was measured */
  percentile(share: number): number {
    const sorted = this.#values.toSorted((left, right) => left - right);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
