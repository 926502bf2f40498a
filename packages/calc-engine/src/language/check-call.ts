/** A call: the function by name, arity, each argument bound as its specification says, then the function's own build. */
import type { TextRange } from '../api.ts';
import { argumentSlots, signature } from '../functions/arity.ts';
import { findFunction, functions } from '../functions/index.ts';
import type { ArgumentSpec, BoundArgument, FunctionSpec, Walk } from '../functions/spec.ts';
import type { Checker } from './check.ts';
import type { CheckedNode } from './checked.ts';
import { groupedDigits, insteadOfColumns, insteadOfFunction } from './foreign-words.ts';
import { hasRows, namesOf, resolveNamed, type ScopeTable } from './scope.ts';
import { type CallSyntax, languageLimits, type NameSyntax, type Syntax } from './syntax.ts';
import { bareTable, walkedTable } from './walk.ts';

export function bindCall(checker: Checker, syntax: CallSyntax): CheckedNode | null {
  const spec = findFunction(syntax.name.name);
  if (!spec) return unknownFunction(checker, syntax.name);
  const slots = argumentSlots(spec, syntax.args.length);
  if (!slots) return wrongArity(checker, spec, syntax);
  const walk = walkOf(checker, spec, slots, syntax);
  if (walk === 'refused') return null;
  const args = bindArguments(checker, spec, slots, syntax.args, walk);
  const { where } = syntax;
  const condition = where && inWalk(checker, walk, () => checker.checkAs(where, 'boolean'));
  if (!args || (where && !condition)) return null;
  return spec.build({
    name: spec.name,
    range: syntax.range,
    args,
    scope: checker.scope,
    walk,
    where: condition,
    freeDepth: checker.walks.length < languageLimits.walksMax ? checker.walks.length + 1 : null,
    fail: (code, message, nextStep, range) => checker.fail(code, message, nextStep, range ?? syntax.range),
    unify: (nodes) => checker.unify(nodes),
  });
}

/** The rows that the call walks, or null where it is a call of values. Reports a call that should walk rows and names none. */
function walkOf(checker: Checker, spec: FunctionSpec, slots: readonly ArgumentSpec[], syntax: CallSyntax): Walk | null | 'refused' {
  const possible = spec.rows === 'always' || (spec.rows === 'if-named' && (syntax.where !== null || syntax.args.length === 1));
  const errors = checker.errors.length;
  const table = possible ? walkedTable(checker, spec, slots, syntax) : null;
  if (table && checker.walks.length >= languageLimits.walksMax) {
    const message = `More than ${languageLimits.walksMax} aggregates over rows stand within one another.`;
    checker.fail('LIMIT_EXCEEDED', message, 'Calculate the inner one in a column of a table with those rows.', syntax.range);
    return 'refused';
  }
  if (table) return { table, depth: checker.walks.length + 1 };
  if (checker.errors.length > errors) return 'refused';
  if (spec.rows !== 'always' && !syntax.where) return null;
  const example = checker.scope.tables.find(hasRows);
  checker.fail(
    'TABLE_SHAPE',
    spec.rows ? `${spec.name} names no table with rows.` : `${spec.name} walks no rows that WHERE could choose from.`,
    spec.rows ? `Write Table.Column of such a table${example ? `, for example of ${example.code}` : ''}.` : 'Remove WHERE, or use IF.',
    syntax.range,
  );
  return 'refused';
}

function inWalk<T>(checker: Checker, walk: Walk | null, check: () => T): T {
  if (!walk) return check();
  checker.walks.push(walk);
  const result = check();
  checker.walks.pop();
  return result;
}

function unknownFunction(checker: Checker, name: NameSyntax): null {
  const names = functions.map((spec) => spec.name);
  return checker.fail(
    'UNKNOWN_FUNCTION',
    `There is no function "${name.name}".`,
    insteadOfFunction(name.name) ?? checker.suggest(name.name, names, 'See the list of functions.'),
    name.range,
  );
}

function wrongArity(checker: Checker, spec: FunctionSpec, syntax: CallSyntax): null {
  const count = syntax.args.length;
  return checker.fail(
    'WRONG_ARITY',
    `${spec.name} does not take ${count} argument${count === 1 ? '' : 's'}.`,
    wayToWrite(spec, syntax.args),
    syntax.range,
  );
}

/** `ROUND(1,000, 2)` has three arguments; `SUM(a, b)` adds up what stands in one row. */
function wayToWrite(spec: FunctionSpec, args: readonly Syntax[]): string {
  const number = groupedDigits(args.map((argument) => (argument.kind === 'number' ? argument.text : null)));
  if (number !== null) return `It is written ${signature(spec)}. Numbers have no thousands separators: ${number}.`;
  const instead = args.length > spec.arguments.length ? insteadOfColumns(spec.name) : null;
  return instead ?? `It is written ${signature(spec)}.`;
}

function bindArguments(
  checker: Checker,
  spec: FunctionSpec,
  slots: readonly ArgumentSpec[],
  args: readonly Syntax[],
  walk: Walk | null,
): BoundArgument[] | null {
  const bound: BoundArgument[] = [];
  let table: ScopeTable | null = null;
  let complete = true;
  for (const [index, syntax] of args.entries()) {
    const slot = slots[index] as ArgumentSpec;
    const argument = inWalk(checker, slot.walked ? walk : null, () => bindArgument(checker, spec, slot, syntax, table));
    if (!argument) {
      complete = false;
      if (slot.kind === 'table') return null;
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
      if (found.lines !== 'version' && found.lines !== 'shared') {
        return checker.fail(
          'TABLE_SHAPE',
          `${spec.name} reads parameter tables and pivots over all employees; the rows of ${found.code} belong to an employee.`,
          'Name such a table.',
          range,
        );
      }
      return { kind: 'table', table: found, range };
    }
    case 'column': {
      if (!table) return null;
      const name =
        syntax.kind === 'qualified' ? syntax.column : syntax.kind === 'name' ? syntax : nameWanted(checker, spec, 'a column', syntax);
      if (syntax.kind === 'qualified') checker.noteTable(syntax.table, table);
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
    case 'pay-type':
      return bindPayType(checker, spec, syntax);
    case 'rows':
      return bindRows(checker, slot, syntax);
    default:
      return valueArgument(slot.kind === 'any' ? checker.check(syntax) : checker.checkAs(syntax, slot.kind), range);
  }
}

/** A table whose rows are counted, or a value. */
function bindRows(checker: Checker, slot: ArgumentSpec, syntax: Syntax): BoundArgument | null {
  const { range } = syntax;
  const table = bareTable(checker.scope, slot, syntax);
  if (!table || syntax.kind !== 'name') return valueArgument(checker.check(syntax), range);
  checker.noteTable(syntax, table);
  return { kind: 'rows', range };
}

function bindPayType(checker: Checker, spec: FunctionSpec, syntax: Syntax): BoundArgument | null {
  const { range } = syntax;
  const { payTypes } = checker.scope;
  const name = syntax.kind === 'name' ? syntax : nameWanted(checker, spec, 'a pay type', syntax);
  if (!name) return null;
  const { item } = resolveNamed(payTypes, name.name);
  if (item) return { kind: 'pay-type', payType: item, range };
  const hint = checker.suggest(name.name, namesOf(payTypes), `Add it to the definition: payTypes: [{ code: ${name.name}, name: … }].`);
  return checker.fail('UNKNOWN_PAY_TYPE', `There is no pay type "${name.name}".`, hint, range);
}

function valueArgument(node: CheckedNode | null, range: TextRange): BoundArgument | null {
  return node && { kind: 'value', node, range };
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
