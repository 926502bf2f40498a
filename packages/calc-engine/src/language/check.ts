/** Syntax tree → checked tree. Finds every error that can be found in one pass; an operand in error does not hide its neighbours. */
import type { TextRange } from '../api.ts';
import { findFunction } from '../functions/index.ts';
import type { Walk } from '../functions/spec.ts';
import { kindOfColumn, noUniqueRow, parameterNode } from '../functions/tables.ts';
import { fraction, parseDecimal } from '../reference/fraction.ts';
import { bindCall } from './check-call.ts';
import { arithmetic, type CheckedNode, compareNodes, numberConstant, ownLine, textConstant, unitOf, type ValueKind } from './checked.ts';
import { insteadOfName } from './foreign-words.ts';
import { suggestName } from './nearest.ts';
import { printFormula, printName } from './print.ts';
import { hasRows, namesOf, resolveNamed, type Scope, type ScopeColumn, type ScopeTable, sameLines } from './scope.ts';
import type { BinarySyntax, LanguageError, NameSyntax, QualifiedSyntax, Syntax } from './syntax.ts';

/** Where an expression names a table or a column of one. */
export interface Reference {
  /** Of the name, its brackets included. */
  readonly range: TextRange;
  readonly table: ScopeTable;
  /** Null where the table itself is named. */
  readonly column: ScopeColumn | null;
}

export interface CheckResult {
  /** Null exactly when there are errors. */
  readonly node: CheckedNode | null;
  readonly errors: readonly LanguageError[];
  /** Every name that could be resolved, whatever is wrong beside it. */
  readonly references: readonly Reference[];
}

export function checkFormula(syntax: Syntax, scope: Scope): CheckResult {
  const checker = new Checker(scope);
  const node = checker.check(syntax);
  return { node: checker.errors.length === 0 ? node : null, errors: checker.errors, references: checker.references };
}

/** Errors of one expression for which a nearest name is looked up; the search is what takes time. */
const suggestionsMax = 5;

export class Checker {
  readonly errors: LanguageError[] = [];
  readonly references: Reference[] = [];
  readonly scope: Scope;
  /** Aggregates around the part being checked, outermost first. */
  readonly walks: Walk[] = [];

  constructor(scope: Scope) {
    this.scope = scope;
  }

  fail(code: LanguageError['code'], message: string, nextStep: string, range: TextRange): null {
    this.errors.push({ code, message, nextStep, range });
    return null;
  }

  /** A name that means a table where no more is asked of it than its name. */
  noteTable({ range, name }: NameSyntax, table: ScopeTable): void {
    if (resolveNamed([table], name).item) this.references.push({ range, table, column: null });
  }

  /** At which row a table's columns are read here; null where it has rows and none of them is meant. */
  rowOf(table: ScopeTable): number | null {
    const walk = this.walks.findLast((candidate) => sameLines(candidate.table, table));
    if (walk) return walk.depth;
    const { own } = this.scope;
    return !hasRows(table) || (own && sameLines(own, table)) ? ownLine : null;
  }

  /** `Did you mean "Base"?` for the first errors, else the fallback. */
  suggest(wanted: string, names: Iterable<string>, fallback: string): string {
    return this.errors.length < suggestionsMax ? suggestName(wanted, names, fallback) : fallback;
  }

  check(syntax: Syntax): CheckedNode | null {
    switch (syntax.kind) {
      case 'number':
        return numberConstant(parseDecimal(syntax.text) ?? fraction(0n), syntax.range);
      case 'text':
        return textConstant(syntax.value, syntax.range);
      case 'name':
        return this.checkName(syntax);
      case 'qualified':
        return this.checkQualified(syntax);
      case 'call':
        return bindCall(this, syntax);
      case 'unary':
        return this.checkSign(syntax);
      case 'percent': {
        const a = this.checkAs(syntax.operand, 'number');
        return a && foldPercent(a, syntax.range);
      }
      case 'binary':
        return this.checkBinary(syntax);
    }
  }

  /** A value of one kind, or an error that says what was found instead. */
  checkAs(syntax: Syntax, wanted: ValueKind): CheckedNode | null {
    const node = this.check(syntax);
    if (!node || node.type === wanted || node.type === 'never') return node;
    const text = shorten(printFormula(syntax));
    return this.fail(
      'TYPE_MISMATCH',
      `${text} is ${describe(node.type)}, but ${describe(wanted)} is needed here.`,
      conversionHint(node.type, wanted),
      syntax.range,
    );
  }

  /** Values that stand side by side must be of one kind and one currency. */
  unify(nodes: readonly CheckedNode[]): boolean {
    const typed = nodes.filter((node) => node.type !== 'never');
    const first = typed[0];
    if (!first) return true;
    const odd = typed.find((node) => node.type !== first.type);
    if (odd) {
      this.fail(
        'TYPE_MISMATCH',
        `One value is ${describe(first.type)}, another ${describe(odd.type)}.`,
        'Make both the same kind of value.',
        odd.range,
      );
      return false;
    }
    const withCurrency = typed.filter((node) => node.currency !== null);
    const foreign = withCurrency.find((node) => node.currency !== withCurrency[0]?.currency);
    if (foreign) {
      this.fail(
        'CURRENCY_MISMATCH',
        `${withCurrency[0]?.currency} and ${foreign.currency} stand side by side.`,
        'Convert one of them, for example CONVERT([Amount], USD).',
        foreign.range,
      );
      return false;
    }
    return this.oneUnit(typed);
  }

  /** Hours and days, or either and an amount, do not stand side by side. */
  private oneUnit(nodes: readonly CheckedNode[]): boolean {
    const counted = (node: CheckedNode): string | null => node.unit ?? (node.currency === null ? null : 'money');
    const first = nodes.find((node) => node.unit);
    const odd = first && nodes.find((node) => counted(node) !== null && counted(node) !== first.unit);
    if (!first || !odd) return true;
    const nextStep = odd.unit ? 'Multiply one by the hours of a day, or divide by them.' : `Multiply the ${first.unit} by a rate.`;
    this.fail('UNIT_MISMATCH', `${counted(first)} and ${counted(odd)} stand side by side.`, nextStep, odd.range);
    return false;
  }

  /** An amount times an amount is none. */
  private oneAmount(a: CheckedNode, b: CheckedNode, range: TextRange): boolean {
    if (a.currency === null || b.currency === null) return true;
    const nextStep = 'One of the two should be a plain number: a rate or a count in a column of type decimal or integer.';
    this.fail('CURRENCY_MISMATCH', `An amount in ${a.currency} is multiplied by an amount in ${b.currency}.`, nextStep, range);
    return false;
  }

  private checkSign(syntax: Extract<Syntax, { kind: 'unary' }>): CheckedNode | null {
    const a = this.checkAs(syntax.operand, 'number');
    if (!a || syntax.operator === '+') return a;
    if (a.op === 'constant' && a.constant.kind === 'number')
      return numberConstant({ n: -a.constant.value.n, d: a.constant.value.d }, syntax.range);
    return { op: 'negate', a, type: 'number', currency: a.currency, ...unitOf(a), blankable: false, range: syntax.range };
  }

  private checkName(syntax: NameSyntax): CheckedNode | null {
    const { own, tables } = this.scope;
    const columns = own?.columns ?? [];
    const { item, ambiguous } = resolveNamed(columns, syntax.name);
    if (item && own) {
      this.references.push({ range: syntax.range, table: own, column: item });
      return this.columnNode(own, item, ownLine, syntax.range);
    }
    if (ambiguous)
      return this.fail(
        'AMBIGUOUS_NAME',
        `More than one column of ${own?.code} is called "${syntax.name}".`,
        'Use the column code.',
        syntax.range,
      );
    if (findFunction(syntax.name)?.arguments.length === 0 && !findFunction(syntax.name)?.repeating) {
      return bindCall(this, { kind: 'call', name: syntax, args: [], where: null, range: syntax.range });
    }
    const elsewhere = tables.find((table) => table !== own && resolveNamed(table.columns, syntax.name).item);
    const hint = elsewhere
      ? `Did you mean ${printName(elsewhere.code)}.${printName(syntax.name)}?`
      : this.suggest(syntax.name, namesOf(columns), insteadOfName(syntax.name) ?? 'Columns of other tables are written Table.Column.');
    const inTable = own ? ` in table ${own.code}` : '';
    return this.fail('UNKNOWN_NAME', `There is no column "${syntax.name}"${inTable}.`, hint, syntax.range);
  }

  /** A table by name, with an error where there is none. */
  findTable(syntax: NameSyntax): ScopeTable | null {
    const { item, ambiguous } = resolveNamed(this.scope.tables, syntax.name);
    if (item) {
      this.references.push({ range: syntax.range, table: item, column: null });
      return item;
    }
    if (ambiguous)
      return this.fail('AMBIGUOUS_NAME', `More than one table is called "${syntax.name}".`, 'Use the table code.', syntax.range);
    return this.fail(
      'UNKNOWN_TABLE',
      `There is no table "${syntax.name}".`,
      this.suggest(syntax.name, namesOf(this.scope.tables), 'Add it to a step of the definition.'),
      syntax.range,
    );
  }

  /** A column of a table by name, with an error where there is none. */
  findColumn(table: ScopeTable, syntax: NameSyntax): ScopeColumn | null {
    const { item, ambiguous } = resolveNamed(table.columns, syntax.name);
    if (item) {
      this.references.push({ range: syntax.range, table, column: item });
      return item;
    }
    if (ambiguous)
      return this.fail(
        'AMBIGUOUS_NAME',
        `More than one column of ${table.code} is called "${syntax.name}".`,
        'Use the column code.',
        syntax.range,
      );
    return this.fail(
      'UNKNOWN_COLUMN',
      `Table ${table.code} has no column "${syntax.name}".`,
      this.suggest(syntax.name, namesOf(table.columns), `Add it to ${table.code}.`),
      syntax.range,
    );
  }

  private checkQualified(syntax: QualifiedSyntax): CheckedNode | null {
    const table = this.findTable(syntax.table);
    const column = table && this.findColumn(table, syntax.column);
    if (!table || !column) return null;
    const row = this.rowOf(table);
    return row === null ? noUniqueRow(this, table, column, syntax.range) : this.columnNode(table, column, row, syntax.range);
  }

  private columnNode(table: ScopeTable, column: ScopeColumn, walk: number, range: TextRange): CheckedNode {
    if (walk === ownLine && (table.lines === 'version' || table.lines === 'shared')) return parameterNode(table, column, range);
    return {
      op: 'column',
      table: table.no,
      column: column.index,
      walk,
      type: kindOfColumn(column),
      currency: column.currency,
      ...(column.unit ? { unit: column.unit } : {}),
      blankable: column.blankable,
      range,
    };
  }

  /** Walks the left side of a chain without recursion: a long sum is not deep. */
  private checkBinary(syntax: BinarySyntax): CheckedNode | null {
    const chain: BinarySyntax[] = [];
    let leftmost: Syntax = syntax;
    while (leftmost.kind === 'binary') {
      chain.push(leftmost);
      leftmost = leftmost.left;
    }
    let left = this.check(leftmost);
    for (const step of chain.reverse()) left = this.combine(step, left, this.check(step.right));
    return left;
  }

  private combine(syntax: BinarySyntax, a: CheckedNode | null, b: CheckedNode | null): CheckedNode | null {
    if (!a || !b) return null;
    const { operator, range } = syntax;
    switch (operator) {
      case '&':
        return this.join(a, b, range);
      case '+':
      case '-':
        return this.areNumbers(a, b) && this.unify([a, b]) ? arithmetic(operator === '+' ? 'add' : 'subtract', a, b, range) : null;
      case '*':
        return this.areNumbers(a, b) && this.oneCurrency(a, b, range) && this.oneAmount(a, b, range)
          ? arithmetic('multiply', a, b, range)
          : null;
      case '/':
        if (!this.areNumbers(a, b) || !this.oneCurrency(a, b, range)) return null;
        if (b.op === 'constant' && b.constant.kind === 'number' && b.constant.value.n === 0n) {
          return this.fail('CONSTANT_VALUE', 'This divides by zero.', 'Divide by something else, or use SAFE_DIV.', range);
        }
        return arithmetic('divide', a, b, range);
      default:
        if (!this.unify([a, b])) return null;
        if (a.type === 'boolean' && operator !== '=' && operator !== '<>') {
          return this.fail('TYPE_MISMATCH', `Conditions cannot be ordered by ${operator}.`, 'Combine conditions with AND and OR.', range);
        }
        return compareNodes(operator, a, b, range);
    }
  }

  private oneCurrency(a: CheckedNode, b: CheckedNode, range: TextRange): boolean {
    if (a.currency === null || b.currency === null || a.currency === b.currency) return true;
    const nextStep = 'Convert one of them, for example CONVERT([Amount], USD).';
    this.fail('CURRENCY_MISMATCH', `${a.currency} and ${b.currency} are multiplied or divided.`, nextStep, range);
    return false;
  }

  private areNumbers(...nodes: readonly CheckedNode[]): boolean {
    const odd = nodes.find((node) => node.type !== 'number' && node.type !== 'never');
    if (odd)
      this.fail(
        'TYPE_MISMATCH',
        `This is ${describe(odd.type)}, but a number is needed here.`,
        conversionHint(odd.type, 'number'),
        odd.range,
      );
    return !odd;
  }

  private join(a: CheckedNode, b: CheckedNode, range: TextRange): CheckedNode | null {
    const odd = [a, b].find((node) => node.type !== 'text' && node.type !== 'never');
    if (odd)
      return this.fail('TYPE_MISMATCH', `& joins texts, and this is ${describe(odd.type)}.`, conversionHint(odd.type, 'text'), odd.range);
    return { op: 'join', a, b, type: 'text', currency: null, blankable: false, range };
  }
}

function foldPercent(a: CheckedNode, range: TextRange): CheckedNode {
  if (a.op === 'constant' && a.constant.kind === 'number')
    return numberConstant(fraction(a.constant.value.n, a.constant.value.d * 100n), range);
  return arithmetic('divide', a, numberConstant(fraction(100n), range), range);
}

const nouns: Record<ValueKind, string> = { number: 'a number', text: 'a text', date: 'a date', boolean: 'a condition', never: 'an error' };

export function describe(kind: ValueKind): string {
  return nouns[kind];
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function conversionHint(found: ValueKind, wanted: ValueKind): string {
  if (found === 'number' && wanted === 'text') return 'Use TEXT(number, digits).';
  if (found === 'date') return 'Use DAYS_BETWEEN, ADD_DAYS, YEAR, MONTH or DAY to calculate with dates.';
  if (found === 'boolean') return 'Use IF(condition, value, other value).';
  if (wanted === 'boolean') return 'Write a comparison, for example [Hours] > 0.';
  return `Give ${describe(wanted)}.`;
}
