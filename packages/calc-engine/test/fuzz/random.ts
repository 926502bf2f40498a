/** Chance from a seed: the same seed gives the same run on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** 32 random bits (mulberry32). */
  bits(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** 0 … below − 1. */
  int(below: number): number {
    return this.bits() % below;
  }

  between(least: number, most: number): number {
    return least + this.int(most - least + 1);
  }

  chance(share: number): boolean {
    return this.bits() < share * 2 ** 32;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(list.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  big(least: bigint, most: bigint): bigint {
    const wide = (BigInt(this.bits()) << 64n) | (BigInt(this.bits()) << 32n) | BigInt(this.bits());
    return least + (wide % (most - least + 1n));
  }
}
