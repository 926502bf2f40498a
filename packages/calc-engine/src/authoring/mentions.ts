/**
 * Where a definition names one of its tables or columns: in formulas, references, keys, brackets, rows, groups, balances, totals, messages, rules
 * and tests. One walk serves both who asks (uses) and who renames: it writes the definition anew, asking at every mention what shall stand there.
 */
import type {
  CalculationDefinition,
  DataColumn,
  DataTable,
  DefinitionTable,
  ParameterTable,
  VerificationRule,
} from '@wagewright/contracts/definition';
import type { TextRange } from '../api.ts';
import { applicationScope } from '../definition/application-scope.ts';
import { definitionScopes } from '../definition/scopes.ts';
import { checkFormula } from '../language/check.ts';
import { parseFormula } from '../language/parse.ts';
import { printName } from '../language/print.ts';
import type { Scope } from '../language/scope.ts';

/** Where a mention stands. */
export interface Site {
  readonly what:
    | 'formula'
    | 'reference'
    | 'table'
    | 'rows'
    | 'balance'
    | 'totals'
    | 'exchange-rates'
    | 'message'
    | 'scope'
    | 'rule'
    | 'test';
  /** Table, and column where it is one's own; a balance's, message's, rule's or test's code or name stands in `name`. */
  readonly table?: string;
  readonly column?: string;
  readonly name?: string;
  /** In the formula's text. */
  readonly range?: TextRange;
}

/** The code that shall stand for a table (`column` null) or for a column of it; null where it stays. */
export type Rename = (site: Site, table: string, column: string | null) => string | null;

type Row = Readonly<Record<string, unknown>>;

export function rewriteMentions(definition: CalculationDefinition, rename: Rename): CalculationDefinition {
  const walk = new Walk(definition, rename);
  return walk.definition();
}

class Walk {
  private readonly given: CalculationDefinition;
  private readonly rename: Rename;
  private readonly scopes: ReadonlyMap<string, Scope>;

  constructor(given: CalculationDefinition, rename: Rename) {
    this.given = given;
    this.rename = rename;
    this.scopes = definitionScopes(given);
  }

  definition(): CalculationDefinition {
    const { steps, balances, summary, exchangeRates, scope, messages, rules, tests } = this.given;
    const totals = (path: string): string => this.path({ what: 'totals' }, path);
    return {
      ...this.given,
      steps: steps.map((step) => ({ ...step, tables: step.tables.map((table) => this.table(table)) })),
      balances: balances.map((balance) => ({ ...balance, from: this.path({ what: 'balance', name: balance.code }, balance.from) })),
      ...(summary ? { summary: { gross: totals(summary.gross), deductions: totals(summary.deductions), net: totals(summary.net) } } : {}),
      ...(exchangeRates ? { exchangeRates: this.rates(exchangeRates) } : {}),
      ...(scope === undefined ? {} : { scope: this.written({ what: 'scope' }, scope, applicationScope(this.given)) }),
      ...(messages ? { messages: this.messages(messages) } : {}),
      ...(rules ? { rules: rules.map((rule) => this.rule(rule)) } : {}),
      tests: tests.map((test) => this.test(test)),
    };
  }

  private tableCode(site: Site, table: string): string {
    return this.rename(site, table, null) ?? table;
  }

  private columnCode(site: Site, table: string, column: string): string {
    return this.rename(site, table, column) ?? column;
  }

  /** `Table.Column`. */
  private path(site: Site, path: string): string {
    const [table = '', column = ''] = path.split('.');
    return `${this.tableCode(site, table)}.${this.columnCode(site, table, column)}`;
  }

  private table(table: DefinitionTable): DefinitionTable {
    const site: Site = { what: 'table', table: table.code };
    const code = this.tableCode(site, table.code);
    const own = (column: string): string => this.columnCode(site, table.code, column);
    switch (table.kind) {
      case 'snapshot':
        return { ...table, code, columns: table.columns.map((column) => ({ ...column, code: own(column.code) })) };
      case 'parameter':
        return { ...this.parameters(table, own), code };
      case 'data':
        return this.data(table, code, own);
      case 'union':
        return {
          ...table,
          code,
          of: table.of.map((source) => this.tableCode(site, source)),
          ...(table.dedup ? { dedup: { ...table.dedup, by: table.dedup.by.map(own) } } : {}),
          columns: table.columns.map((column) => ({ ...column, code: own(column.code), from: this.origins(site, table.of, column) })),
        };
      case 'pivot': {
        const source = (column: string): string => this.columnCode(site, table.of, column);
        return {
          ...table,
          code,
          of: this.tableCode(site, table.of),
          groupBy: table.groupBy.map(source),
          columns: table.columns.map(({ column, ...rest }) => ({
            ...rest,
            code: own(rest.code),
            ...(column === undefined ? {} : { column: source(column) }),
          })),
        };
      }
    }
  }

  /** A union's column that takes the column of its own code says so by name where either of them changes. */
  private origins(site: Site, of: readonly string[], { code, from }: { readonly code: string; readonly from: Record<string, string> }) {
    const own = this.columnCode(site, site.table ?? '', code);
    const entries = of.flatMap((source): [string, string][] => {
      const taken = from[source] ?? code;
      if (from[source] === undefined && !this.scopes.get(source)?.own?.columns.some((column) => column.code === code)) return [];
      const next = this.columnCode(site, source, taken);
      return from[source] === undefined && next === own ? [] : [[this.tableCode(site, source), next]];
    });
    return Object.fromEntries(entries);
  }

  private parameters(table: ParameterTable, own: (column: string) => string): ParameterTable {
    const { bracket } = table;
    const optional = (name: 'rate' | 'base' | 'quick') => (bracket?.[name] === undefined ? {} : { [name]: own(bracket[name]) });
    return {
      ...table,
      key: table.key.map(own),
      ...(bracket
        ? { bracket: { ...bracket, column: own(bracket.column), ...optional('rate'), ...optional('base'), ...optional('quick') } }
        : {}),
      columns: table.columns.map((column) => ({ ...column, code: own(column.code) })),
      versions: table.versions.map((version) => ({ ...version, rows: version.rows.map((row) => mapKeys(row, own)) })),
    };
  }

  private data(table: DataTable, code: string, own: (column: string) => string): DataTable {
    const site: Site = { what: 'table', table: table.code };
    return {
      ...table,
      code,
      ...(table.per === undefined ? {} : { per: this.tableCode(site, table.per) }),
      columns: table.columns.map((column) => ({ ...this.dataColumn(table.code, column), code: own(column.code) })),
    };
  }

  private dataColumn(table: string, column: DataColumn): DataColumn {
    const formula = (text: string): string => this.formula({ what: 'formula', table, column: column.code }, text);
    const site: Site = { what: 'reference', table, column: column.code };
    const { expression, reference, product } = column;
    const named = (name: string): string => (name.includes('.') ? this.path(site, name) : this.columnCode(site, table, name));
    return {
      ...column,
      ...(typeof expression === 'string' ? { expression: formula(expression) } : {}),
      ...(Array.isArray(expression) ? { expression: expression.map((one) => ({ ...one, expression: formula(one.expression) })) } : {}),
      ...(product ? { product: { quantity: named(product.quantity), rate: named(product.rate) } } : {}),
      ...(reference ? { reference: this.reference(site, reference, formula) } : {}),
    };
  }

  private reference(
    site: Site,
    reference: NonNullable<DataColumn['reference']>,
    formula: (text: string) => string,
  ): DataColumn['reference'] {
    const { table, column, match } = reference;
    const entries = Object.entries(match ?? {}).map(([key, text]) => [this.columnCode(site, table, key), formula(text)]);
    return {
      ...reference,
      table: this.tableCode(site, table),
      column: this.columnCode(site, table, column),
      ...(match ? { match: Object.fromEntries(entries) } : {}),
    };
  }

  /** Names by code only: a display name goes on meaning what it means. A formula that cannot be read stays as it is. */
  private formula(site: Site, text: string): string {
    const scope = this.scopes.get(site.table ?? '');
    return scope ? this.written(site, text, scope) : text;
  }

  private written(site: Site, text: string, scope: Scope): string {
    const parsed = parseFormula(text);
    if (!parsed.ok) return text;
    let written = text;
    const references = checkFormula(parsed.syntax, scope).references.toSorted((a, b) => b.range.from - a.range.from);
    let before = Number.POSITIVE_INFINITY;
    for (const { range, table, column } of references) {
      // a name that was resolved twice on the way is one mention
      if (range.from === before) continue;
      before = range.from;
      const next = this.rename({ ...site, range }, table.code, column?.code ?? null);
      const name = text.slice(range.from, range.to).replace(/^\[(.*)\]$/s, '$1');
      if (next !== null && name === (column ?? table).code)
        written = written.slice(0, range.from) + printName(next) + written.slice(range.to);
    }
    return written;
  }

  private rates(rates: NonNullable<CalculationDefinition['exchangeRates']>): CalculationDefinition['exchangeRates'] {
    const site: Site = { what: 'exchange-rates' };
    const own = (column: string): string => this.columnCode(site, rates.table, column);
    return { table: this.tableCode(site, rates.table), from: own(rates.from), to: own(rates.to), rate: own(rates.rate) };
  }

  /** `{Table.Column}` in a text. */
  private places(site: Site, text: string): string {
    return text.replaceAll(/\{([^{}.]+\.[^{}.]+)\}/g, (_, path: string) => `{${this.path(site, path)}}`);
  }

  private rule(rule: VerificationRule): VerificationRule {
    const site: Site = { what: 'rule', table: rule.table, name: rule.code };
    const { en, 'zh-CN': chinese } = rule.message;
    return {
      ...rule,
      table: this.tableCode(site, rule.table),
      condition: this.formula(site, rule.condition),
      message: { en: this.places(site, en), 'zh-CN': this.places(site, chinese) },
    };
  }

  private messages(messages: NonNullable<CalculationDefinition['messages']>): CalculationDefinition['messages'] {
    const fill = (name: string, text: string): string => this.places({ what: 'message', name }, text);
    const entries = Object.entries(messages).map(([code, texts]) => {
      const filled = Object.entries(texts).map(([language, text]) => [language, text && fill(code, text)] as const);
      return [code, Object.fromEntries(filled)] as const;
    });
    return Object.fromEntries(entries);
  }

  private test<T extends CalculationDefinition['tests'][number]>(test: T): T {
    const site: Site = { what: 'test', name: test.name };
    const rows = <R extends Record<string, unknown>>(given: R): R => {
      const entries = Object.entries(given).map(
        ([table, list]) => [this.tableCode(site, table), this.testRows(site, table, list)] as const,
      );
      return Object.fromEntries(entries) as R;
    };
    return {
      ...test,
      rows: rows(test.rows),
      expect: rows(test.expect),
      ...(test.next
        ? {
            next: test.next.map((next) => ({
              ...next,
              ...(next.rows ? { rows: rows(next.rows) } : {}),
              late: next.late.map((late) => ({ ...late, rows: rows(late.rows) })),
              expect: rows(next.expect),
            })),
          }
        : {}),
    };
  }

  private testRows(site: Site, table: string, rows: unknown): unknown {
    if (Array.isArray(rows)) return rows.map((row) => this.testRows(site, table, row));
    return rows === null || typeof rows !== 'object' ? rows : mapKeys(rows as Row, (column) => this.columnCode(site, table, column));
  }
}

const mapKeys = <V>(row: Readonly<Record<string, V>>, name: (key: string) => string): Record<string, V> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [name(key), value]));
