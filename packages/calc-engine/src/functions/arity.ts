/** How many arguments a function takes, and which of its specifications each follows. */
import type { ArgumentSpec, FunctionSpec } from './spec.ts';

/** Which specification each of `count` arguments follows; null where the number does not fit. */
export function argumentSlots(spec: FunctionSpec, count: number): readonly ArgumentSpec[] | null {
  const required = spec.arguments.filter((argument) => !argument.optional).length;
  if (!spec.repeating) return count >= required && count <= spec.arguments.length ? spec.arguments.slice(0, count) : null;
  const size = spec.repeating.length;
  const needed = spec.last && !spec.last.optional ? 1 : 0;
  const rest = count - spec.arguments.length - needed;
  const extra = size > 1 ? rest % size : 0;
  const groups = (rest - extra) / size;
  if (rest < 0 || groups < (spec.repetitionsMin ?? 0) || extra > (spec.last?.optional ? 1 : 0)) return null;
  const slots = [...spec.arguments];
  for (let i = 0; i < groups; i += 1) slots.push(...spec.repeating);
  return extra + needed === 1 && spec.last ? [...slots, spec.last] : slots;
}

/** `ROUND(x, digits[, mode])`. */
export function signature(spec: FunctionSpec): string {
  const fixed = spec.arguments.map((argument) => (argument.optional ? `[${argument.name}]` : argument.name));
  const repeated = spec.repeating ? [...spec.repeating.map((argument) => argument.name), '…'] : [];
  return `${spec.name}(${[...fixed, ...repeated, ...(spec.last ? [spec.last.optional ? `[${spec.last.name}]` : spec.last.name] : [])].join(', ')})`;
}
