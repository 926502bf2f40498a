/** A call: the function by name, arity, each argument bound as its specification says, then the function's own build. */
import { findFunction, functions, plannedFunctions } from '../functions/index.ts';
import type { ArgumentSpec, BoundArgument, FunctionSpec } from '../functions/spec.ts';
import type { Checker } from './check.ts';
import type { CheckedNode } from './checked.ts';
import { namesOf, resolveNamed, type ScopeTable } from './scope.ts';
import type { CallSyntax, NameSyntax, Syntax } from './syntax.ts';

export function bindCall(checker: Checker, syntax: CallSyntax): CheckedNode | null {
  const spec = findFunction(syntax.name.name);
  if (syntax.where) {
    return checker.fail(
      'NOT_SUPPORTED_YET',
      'Rows of another table cannot be read with WHERE yet.',
      'Deliver the sum as a snapshot column.',
      syntax.where,
    );
  }
  if (!spec) return unknownFunction(checker, syntax.name);
  const slots = argumentSlots(spec, syntax.args.length);
  if (!slots) return wrongArity(checker, spec, syntax);
  const args = bindArguments(checker, spec, slots, syntax.args);
  if (!args) return null;
  return spec.build({
    name: spec.name,
    range: syntax.range,
    args,
    scope: checker.scope,
    fail: (code, message, nextStep, range) => checker.fail(code, message, nextStep, range ?? syntax.range),
    unify: (nodes) => checker.unify(nodes),
  });
}

function unknownFunction(checker: Checker, name: NameSyntax): null {
  if (plannedFunctions.has(name.name.toUpperCase())) {
    return checker.fail(
      'NOT_SUPPORTED_YET',
      `${name.name.toUpperCase()} is not supported yet.`,
      'Use other functions, or deliver the value as a snapshot column.',
      name.range,
    );
  }
  const names = functions.map((spec) => spec.name);
  return checker.fail(
    'UNKNOWN_FUNCTION',
    `There is no function "${name.name}".`,
    checker.suggest(name.name, names, 'See the list of functions.'),
    name.range,
  );
}

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

function wrongArity(checker: Checker, spec: FunctionSpec, syntax: CallSyntax): null {
  const count = syntax.args.length;
  return checker.fail(
    'WRONG_ARITY',
    `${spec.name} does not take ${count} argument${count === 1 ? '' : 's'}.`,
    `It is written ${signature(spec)}.`,
    syntax.range,
  );
}

function bindArguments(
  checker: Checker,
  spec: FunctionSpec,
  slots: readonly ArgumentSpec[],
  args: readonly Syntax[],
): BoundArgument[] | null {
  const bound: BoundArgument[] = [];
  let table: ScopeTable | null = null;
  let complete = true;
  for (const [index, syntax] of args.entries()) {
    const argument = bindArgument(checker, spec, slots[index] as ArgumentSpec, syntax, table);
    if (!argument) {
      complete = false;
      if (slots[index]?.kind === 'table') return null;
      continue;
    }
    if (argument.kind === 'table') table = argument.table;
    bound.push(argument);
  }
  return complete ? bound : null;
}

function bindArgument(
  checker: Checker,
  spec: FunctionSpec,
  slot: ArgumentSpec,
  syntax: Syntax,
  table: ScopeTable | null,
): BoundArgument | null {
  const { range } = syntax;
  switch (slot.kind) {
    case 'option':
      return bindOption(checker, spec, slot, syntax);
    case 'currency':
      return bindCurrency(checker, spec, syntax);
    case 'table': {
      const found = syntax.kind === 'name' ? checker.findTable(syntax) : nameWanted(checker, spec, 'a table', syntax);
      if (!found) return null;
      if (found.kind !== 'parameter') {
        return checker.fail(
          'TABLE_SHAPE',
          `${spec.name} reads parameter tables; ${found.code} is a ${found.kind} table.`,
          'Name a parameter table.',
          range,
        );
      }
      return { kind: 'table', table: found, range };
    }
    case 'column': {
      if (!table) return null;
      const name =
        syntax.kind === 'qualified' ? syntax.column : syntax.kind === 'name' ? syntax : nameWanted(checker, spec, 'a column', syntax);
      const column = name && checker.findColumn(table, name);
      return column && { kind: 'column', column, range };
    }
    case 'element': {
      const name = syntax.kind === 'name' ? syntax : nameWanted(checker, spec, 'a balance element', syntax);
      if (!name) return null;
      const { item } = resolveNamed(checker.scope.elements, name.name);
      if (item) return { kind: 'element', element: item, range };
      const hint = checker.suggest(name.name, namesOf(checker.scope.elements), "Add it to the definition's balances.");
      return checker.fail('UNKNOWN_ELEMENT', `There is no balance element "${name.name}".`, hint, range);
    }
    default: {
      const node = slot.kind === 'any' ? checker.check(syntax) : checker.checkAs(syntax, slot.kind);
      return node && { kind: 'value', node, range };
    }
  }
}

function nameWanted(checker: Checker, spec: FunctionSpec, what: string, syntax: Syntax): null {
  return checker.fail('TYPE_MISMATCH', `${spec.name} needs the name of ${what} here.`, `It is written ${signature(spec)}.`, syntax.range);
}

function bindCurrency(checker: Checker, spec: FunctionSpec, syntax: Syntax): BoundArgument | null {
  const code = syntax.kind === 'name' ? syntax.name : syntax.kind === 'text' ? syntax.value : '';
  if (/^[A-Z]{3}$/.test(code)) return { kind: 'option', option: code, range: syntax.range };
  return checker.fail(
    'UNKNOWN_OPTION',
    `${spec.name} needs the code of a currency here.`,
    'Write three capital letters, for example CNY.',
    syntax.range,
  );
}

function bindOption(checker: Checker, spec: FunctionSpec, slot: ArgumentSpec, syntax: Syntax): BoundArgument | null {
  const options = slot.options ?? [];
  const word = syntax.kind === 'name' ? syntax.name : syntax.kind === 'text' ? syntax.value : null;
  const option = word === null ? undefined : options.find((candidate) => candidate === word.toUpperCase());
  if (option) return { kind: 'option', option, range: syntax.range };
  const hint = word === null ? `One of ${options.join(', ')}.` : checker.suggest(word, options, `One of ${options.join(', ')}.`);
  return checker.fail(
    'UNKNOWN_OPTION',
    `${spec.name} does not know ${word === null ? 'this' : `"${word}"`} as ${slot.name}.`,
    hint,
    syntax.range,
  );
}
