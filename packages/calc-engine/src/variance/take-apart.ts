/** A figure's change as the sum of what each cause makes of it. */

export interface Chain<Cause extends string> {
  /** Minor units: as stored before, in each state between, as stored after; NaN where it cannot be told. */
  readonly values: readonly number[];
  /** Why each of them differs from the one before it: one less than values. */
  readonly causes: readonly Cause[];
  /** As stored, exactly; what failed counts as 0. */
  readonly before: bigint;
  readonly after: bigint;
  /** What cannot be told is counted under this one. */
  readonly unknown: Cause;
}

/** @returns amounts by cause, none of them 0, whose sum is `after − before` */
export function takeApart<Cause extends string>({ values, causes, before, after, unknown }: Chain<Cause>): Map<Cause, bigint> {
  const amounts = new Map<Cause, bigint>();
  let left = after - before;
  const add = (cause: Cause, amount: bigint): void => {
    left -= amount;
    amounts.set(cause, (amounts.get(cause) ?? 0n) + amount);
  };
  let known = Number.isNaN(values[0] ?? Number.NaN) ? 0 : (values[0] ?? 0);
  let isTold = !Number.isNaN(values[0] ?? Number.NaN);
  for (const [index, cause] of causes.entries()) {
    const value = values[index + 1] ?? Number.NaN;
    if (Number.isNaN(value)) {
      isTold = false;
      continue;
    }
    if (value !== known) add(isTold ? cause : unknown, BigInt(value) - BigInt(known));
    known = value;
    isTold = true;
  }
  if (left !== 0n) add(unknown, left);
  return new Map([...amounts].filter(([, amount]) => amount !== 0n));
}
