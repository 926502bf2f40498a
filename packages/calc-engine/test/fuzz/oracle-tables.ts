/** The oracle's idea of bracket tables: slice by slice. */
import { failOracle, minus, order, over, plus, type Q, rational, times } from './oracle-values.ts';

export interface OracleTable {
  /** Upper bounds included; the last may be null. */
  readonly brackets: readonly { readonly upTo: Q | null; readonly rate: Q; readonly quick: Q }[];
}

export function bracketOf(table: OracleTable, value: Q): OracleTable['brackets'][number] {
  return table.brackets.find(({ upTo }) => upTo === null || order(value, upTo) <= 0) ?? failOracle('no bracket');
}

/** Slice by slice. */
export function progressive(table: OracleTable, base: Q): Q {
  if (base.p <= 0n) return rational(0n);
  bracketOf(table, base);
  let total = rational(0n);
  let from = rational(0n);
  for (const { upTo, rate } of table.brackets) {
    const to = upTo === null || order(base, upTo) < 0 ? base : upTo;
    if (order(to, from) > 0) total = plus(total, times(minus(to, from), rate));
    if (upTo !== null) from = upTo;
  }
  return total;
}

/** Slice by slice: what each bracket can leave at most. */
export function grossOf(table: OracleTable, net: Q): Q {
  let [gross, left] = [rational(0n), net];
  if (net.p <= 0n) return net;
  for (const { upTo, rate } of table.brackets) {
    const keep = minus(rational(1n), rate);
    const room = upTo === null ? null : times(minus(upTo, gross), keep);
    if (room === null || order(left, room) <= 0) return plus(gross, over(left, keep));
    left = minus(left, room);
    gross = upTo ?? gross;
  }
  return failOracle('no gross');
}

/** The rate weighted by the distances to the neighbouring bounds. */
export function between(table: OracleTable, value: Q): Q {
  const points = table.brackets.flatMap(({ upTo, rate }) => (upTo === null ? [] : [{ upTo, rate }]));
  const exact = points.find(({ upTo }) => order(upTo, value) === 0);
  if (exact) return exact.rate;
  const right = points.findIndex(({ upTo }) => order(upTo, value) > 0);
  const [a, b] = [points[right - 1], points[right]];
  if (!a || !b) return failOracle('outside the points');
  const width = minus(b.upTo, a.upTo);
  return plus(times(a.rate, over(minus(b.upTo, value), width)), times(b.rate, over(minus(value, a.upTo), width)));
}
