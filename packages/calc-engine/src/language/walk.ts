/** Which rows a call walks: those of the one table with rows that its walked arguments and its WHERE name. */
import { argumentSlots } from '../functions/arity.ts';
import { findFunction } from '../functions/index.ts';
import type { ArgumentSpec, FunctionSpec } from '../functions/spec.ts';
import type { Checker } from './check.ts';
import { hasRows, resolveNamed, type Scope, type ScopeTable, sameLines } from './scope.ts';
import type { CallSyntax, Syntax } from './syntax.ts';

/** Arguments that name things instead of giving values. */
const naming: ReadonlySet<string> = new Set(['table', 'column', 'element', 'pay-type', 'option']);

/** Whether a call is an aggregate over rows, as far as its form says. */
function walks(spec: FunctionSpec, call: CallSyntax): boolean {
  return spec.rows === 'always' || (spec.rows === 'if-named' && (call.where !== null || call.args.length === 1));
}

/** Operands in which names mean what they mean around a call: an aggregate inside keeps its own rows to itself. */
function outerOperands(call: CallSyntax): Syntax[] {
  const spec = findFunction(call.name.name);
  const slots = spec && argumentSlots(spec, call.args.length);
  if (!spec || !slots) return [...call.args];
  const inner = walks(spec, call);
  return call.args.filter((_, index) => !naming.has(slots[index]?.kind ?? '') && !(inner && slots[index]?.walked));
}

/** Tables with rows that are named in parts of an expression, each domain once; those of the first part first. */
function tablesNamed(parts: readonly Syntax[], scope: Scope): ScopeTable[] {
  const found: ScopeTable[] = [];
  const open = [...parts];
  for (const part of open) {
    if (part.kind === 'qualified') {
      const { item } = resolveNamed(scope.tables, part.table.name);
      if (item && hasRows(item) && !found.some((table) => sameLines(table, item))) found.push(item);
    } else if (part.kind === 'binary') open.push(part.left, part.right);
    else if (part.kind === 'unary' || part.kind === 'percent') open.push(part.operand);
    else if (part.kind === 'call') open.push(...outerOperands(part));
  }
  return found;
}

/** The table that stands alone as an argument: `COUNT(Overtime)`. */
export function bareTable(scope: Scope, slot: ArgumentSpec | undefined, syntax: Syntax): ScopeTable | null {
  if (slot?.kind !== 'rows' || syntax.kind !== 'name') return null;
  const { item } = resolveNamed(scope.tables, syntax.name);
  return item && hasRows(item) ? item : null;
}

/**
 * The table whose rows a call walks. A table that an aggregate around it walks already, or whose line is being calculated, is walked anew
 * only where no other is named. Null where none is; reports where two are.
 */
export function walkedTable(checker: Checker, spec: FunctionSpec, slots: readonly ArgumentSpec[], call: CallSyntax): ScopeTable | null {
  const { scope } = checker;
  const parts = call.args.filter((_, index) => slots[index]?.walked);
  const bare = parts.flatMap((part) => bareTable(scope, slots[call.args.indexOf(part)], part) ?? []);
  const named = [...bare, ...tablesNamed(call.where ? [...parts, call.where] : parts, scope)];
  const free = named.filter((table) => checker.rowOf(table) === null);
  const [first, ...others] = free.length > 0 ? free : named;
  const other = others.find((table) => first && !sameLines(first, table));
  if (!first || !other) return first ?? null;
  return checker.fail(
    'AMBIGUOUS_NAME',
    `${spec.name} names rows of two tables, ${first.code} and ${other.code}.`,
    'Walk the rows of one table; take what you need of the other into a column of a table per its lines.',
    call.range,
  );
}
