/**
 * One rounding of an exact quotient, in doubles. For |n| ≤ 2^53 and an integer divisor, Math.floor(n / divisor) is the exact floor: the
 * quotient's distance from the next integer is more than half a unit of its last place. Below 2^50 the division becomes a multiplication
 * by the reciprocal: half a unit is added to n first, so that the product's error (at most 3 · 2^−53 of it) never crosses an integer.
 */
import type { RoundingMode } from '../api.ts';
import type { IntNode } from '../ir/nodes.ts';
import { numberLiteral } from './literal.ts';

/** What a rounding needs of the emitter. */
interface Emitter {
  int(node: IntNode): string;
  assign(expression: string): string;
}

const reciprocalMax = 2n ** 50n;

/** Exact floor of an integer expression below ±limit, by a constant. */
function floorBy(expression: string, limit: bigint, divisor: bigint): string {
  if (limit < reciprocalMax) return `Math.floor((${expression} + 0.5) * ${1 / Number(divisor)})`;
  return `Math.floor((${expression}) / ${numberLiteral(divisor)})`;
}

/** Floor where `n + half` is one constant addition. */
function floorShifted(a: string, shift: bigint, limit: bigint, divisor: bigint): string {
  if (limit < reciprocalMax) return `Math.floor((${a} + ${Number(shift) + 0.5}) * ${1 / Number(divisor)})`;
  return `Math.floor((${a} + ${numberLiteral(shift)}) / ${numberLiteral(divisor)})`;
}

export function emitRound(emitter: Emitter, node: Extract<IntNode, { op: 'round' }>): string {
  const a = emitter.int(node.a);
  const { divisor, mode } = node;
  const magnitude = -node.a.lo > node.a.hi ? -node.a.lo : node.a.hi;
  const limit = magnitude + divisor + 1n;
  if (mode === 'HALF_UP') {
    const half = divisor / 2n;
    const positive = floorShifted(a, half, limit, divisor);
    if (node.a.lo >= 0n) return emitter.assign(positive);
    const negative = `0 - ${floorShifted(`(0 - ${a})`, half, limit, divisor)}`;
    return emitter.assign(node.a.hi <= 0n ? negative : `${a} >= 0 ? ${positive} : ${negative}`);
  }
  if (mode === 'FLOOR' || (mode === 'DOWN' && node.a.lo >= 0n)) return emitter.assign(floorBy(a, limit, divisor));
  if (mode === 'CEILING' || (mode === 'UP' && node.a.lo >= 0n)) return emitter.assign(`0 - ${floorBy(`(0 - ${a})`, limit, divisor)}`);
  const quotient = emitter.assign(floorBy(a, limit, divisor));
  const rest = emitter.assign(`${a} - ${quotient} * ${numberLiteral(divisor)}`);
  return emitter.assign(`${quotient} + (${roundsUp(mode, quotient, rest, numberLiteral(divisor))} ? 1 : 0)`);
}

export function emitRoundBy(emitter: Emitter, node: Extract<IntNode, { op: 'round-by' }>): string {
  const a = emitter.int(node.a);
  const by = emitter.int(node.by);
  const quotient = emitter.assign(`Math.floor(${a} / ${by})`);
  if (node.mode === 'FLOOR') return quotient;
  const rest = emitter.assign(`${a} - ${quotient} * ${by}`);
  return emitter.assign(`${quotient} + (${roundsUp(node.mode, quotient, rest, by)} ? 1 : 0)`);
}

/** a · b / divisor: a is split into quotient and remainder, so that every product stays below 2^53. */
export function emitSplitRound(emitter: Emitter, node: Extract<IntNode, { op: 'multiply-round' }>): string {
  const [a, b] = [emitter.int(node.a), emitter.int(node.b)];
  const divisor = numberLiteral(node.divisor);
  const high = emitter.assign(`Math.floor(${a} / ${divisor})`);
  const low = emitter.assign(`(${a} - ${high} * ${divisor}) * ${b}`);
  const carry = emitter.assign(`Math.floor(${low} / ${divisor})`);
  const rest = emitter.assign(`${low} - ${carry} * ${divisor}`);
  const quotient = emitter.assign(`${high} * ${b} + ${carry}`);
  return emitter.assign(`${quotient} + (${roundsUp(node.mode, quotient, rest, divisor)} ? 1 : 0)`);
}

/** Whether the floor quotient becomes the next integer; the number is negative exactly when its floor is. */
function roundsUp(mode: RoundingMode, quotient: string, rest: string, divisor: string): string {
  switch (mode) {
    case 'FLOOR':
      return 'false';
    case 'CEILING':
      return `${rest} > 0`;
    case 'DOWN':
      return `${rest} > 0 && ${quotient} < 0`;
    case 'UP':
      return `${rest} > 0 && ${quotient} >= 0`;
    case 'HALF_UP':
      return `2 * ${rest} > ${divisor} || (2 * ${rest} === ${divisor} && ${quotient} >= 0)`;
    case 'HALF_DOWN':
      return `2 * ${rest} > ${divisor} || (2 * ${rest} === ${divisor} && ${quotient} < 0)`;
    case 'HALF_EVEN':
      return `2 * ${rest} > ${divisor} || (2 * ${rest} === ${divisor} && ${quotient} % 2 !== 0)`;
  }
}
