/**
 * The application scope: whom the rules are for, as a condition on one person. It stands in a small definition of its own, made from the
 * definition that says it, so that names, types, generated code, exact evaluation and explanations are those of every other formula.
 */
import type { CalculationDefinition, DataTable, DefinitionTable, LocalizedName, SnapshotTable } from '@wagewright/contracts/definition';
import type { TextRange } from '../api.ts';
import { checkFormula } from '../language/check.ts';
import { parseFormula } from '../language/parse.ts';
import type { Scope, ScopeTable } from '../language/scope.ts';
import type { Syntax } from '../language/syntax.ts';
import { checkTable } from './check-columns.ts';
import type { Report } from './plan.ts';
import { scopeAttributes } from './scope-attributes.ts';
import { planScopes } from './scopes.ts';

type Shared = Pick<CalculationDefinition, 'code' | 'name' | 'currency' | 'country' | 'periodsPerYear' | 'steps' | 'exchangeRates'>;

/** The columns that tell whom the rules are for: the whole condition, and each of its parts that all have to hold. */
export const appliesColumn = 'Applies';
const partColumn = (index: number): string => `Part${index + 1}`;

const shown = { rounding: 'HALF_UP', display: { hidden: false, zero: 'show', sign: 'plain', percentage: false } } as const;
const both = (en: string, zh: string): LocalizedName => ({ en, 'zh-CN': zh });

/** Codes that no table of the definition has. */
interface ScopeCodes {
  readonly person: string;
  readonly scope: string;
}

function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  let code = wanted;
  while (taken.has(code)) code += '_';
  return code;
}

export function scopeCodes({ steps }: Pick<CalculationDefinition, 'steps'>): ScopeCodes {
  const taken = new Set(steps.flatMap(({ tables }) => tables.map(({ code }) => code)));
  return { person: freeCode('Person', taken), scope: freeCode('ApplicationScope', taken) };
}

/**
 * Conditions that all have to hold: the arguments of AND around everything, else the condition itself. As text, so that each can be said.
 */
export function scopeParts(text: string): readonly { readonly text: string; readonly range: TextRange }[] {
  const parsed = parseFormula(text);
  const parts = parsed.ok ? conjuncts(parsed.syntax) : [];
  const ranges = parts.length > 0 ? parts.map(({ range }) => range) : [{ from: 0, to: text.length }];
  return ranges.map((range) => ({ range, text: text.slice(range.from, range.to).trim() }));
}

function conjuncts(syntax: Syntax): readonly Syntax[] {
  const isAnd = syntax.kind === 'call' && syntax.name.name.toUpperCase() === 'AND' && syntax.where === null;
  return isAnd ? syntax.args.flatMap(conjuncts) : [syntax];
}

/** Records with one row a person and rates: what a condition may read besides the attributes of the person. */
function readable(steps: CalculationDefinition['steps']): DefinitionTable[] {
  return steps
    .flatMap(({ tables }) => tables)
    .flatMap((table): DefinitionTable[] => {
      if (table.kind === 'parameter' && table.input === undefined) return [table];
      if (table.kind !== 'snapshot' || table.lines !== 'employee') return [];
      return [{ ...table, columns: table.columns.map(asRead) }];
    });
}

/** What a column asks and carries belongs to the whole definition. */
function asRead(column: SnapshotTable['columns'][number]): SnapshotTable['columns'][number] {
  const read = { ...column };
  delete read.types;
  delete read.plausible;
  return read;
}

function personTable(code: string): SnapshotTable {
  const columns = scopeAttributes.map(({ code: own, name, type, source }) => ({
    ...shown,
    code: own,
    name,
    type,
    source,
    blank: 'keep' as const,
  }));
  return { code, name: both('Person', '人员'), kind: 'snapshot', lines: 'employee', columns };
}

function scopeTable({ person, scope }: ScopeCodes, condition: string): DataTable {
  const attributes = scopeAttributes.map(({ code, name, type }) => ({
    ...shown,
    code,
    name,
    type,
    blank: 'keep' as const,
    reference: { table: person, column: code },
  }));
  const conditionColumn = (code: string, name: LocalizedName, expression: string) => ({
    ...shown,
    code,
    name,
    type: 'boolean' as const,
    blank: 'error' as const,
    expression,
  });
  const parts = scopeParts(condition);
  const columns = [
    ...attributes,
    ...parts.map(({ text }, index) => conditionColumn(partColumn(index), both(`Condition ${index + 1}`, `条件 ${index + 1}`), text)),
    conditionColumn(appliesColumn, both('Application scope', '适用范围'), condition),
  ];
  return { code: scope, name: both('Application scope', '适用范围'), kind: 'data', columns };
}

/** A definition that gives one thing: whether the condition holds for a person. */
export function scopeDefinition(definition: Shared, condition: string): CalculationDefinition {
  const { code, name, currency, country, periodsPerYear, steps, exchangeRates } = definition;
  const codes = scopeCodes(definition);
  const read = readable(steps);
  const hasRates = exchangeRates && read.some((table) => table.code === exchangeRates.table);
  return {
    code,
    name,
    currency,
    country,
    periodsPerYear,
    steps: [
      {
        code: 'SCOPE',
        name: both('Application scope', '适用范围'),
        tables: [...read, personTable(codes.person), scopeTable(codes, condition)],
      },
    ],
    balances: [],
    tests: [],
    ...(hasRates ? { exchangeRates } : {}),
  };
}

const quiet: Report = () => undefined;

/** What a condition may call by a bare name: the columns of conditions are the machinery's. */
const attributesOf = (own: ScopeTable): ScopeTable => ({
  ...own,
  columns: own.columns.filter((column) => scopeAttributes.some((attribute) => attribute.code === column.code)),
});

/** A condition that holds for everybody: nobody is without a number. */
export const anybody = 'NOT(ISBLANK(Number))';

/** What names mean in the condition, for an editor and for whoever rewrites names. */
export function applicationScope(definition: Shared): Scope {
  const { scopes, scope } = planScopes(scopeDefinition(definition, anybody), quiet);
  const code = scopeCodes(definition).scope;
  const own = scopes.find((table) => table.code === code);
  if (!own) throw new Error('the application scope has lost its table');
  return {
    ...scope,
    tables: scopes.filter((table) => table.no !== own.no && table.code !== scopeCodes(definition).person),
    own: attributesOf(own),
  };
}

/** Reports what is wrong with the condition, by its characters. */
export function checkApplicationScope(definition: Shared & Pick<CalculationDefinition, 'scope'>, report: Report): void {
  if (definition.scope === undefined) return;
  const small = scopeDefinition(definition, definition.scope);
  const { plans, scopes, scope } = planScopes(small, quiet);
  const plan = plans.find(({ code }) => code === scopeCodes(definition).scope);
  const own = scopes.find(({ no }) => no === plan?.no);
  const table = small.steps.flatMap(({ tables }) => tables).find(({ code }) => code === plan?.code);
  if (!plan || !own || table?.kind !== 'data') throw new Error('the application scope has lost its table');
  const roots = { rootOf: (no: number) => no, made: new Set<number>() };
  checkTable(table, plan, { ...scope, own: attributesOf(own) }, roots, ({ code, message, nextStep, column, range }) => {
    if (column === appliesColumn) report({ code, message, nextStep, part: 'scope', ...(range ? { range } : {}) });
  });
}

/** The columns that a condition reads of each table, by table code; the person's attributes under the scope's own. */
export function readByScope(definition: Shared, condition: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parsed = parseFormula(condition);
  const references = parsed.ok ? checkFormula(parsed.syntax, applicationScope(definition)).references : [];
  const read = new Map<string, Set<string>>();
  for (const { table, column } of references) {
    const columns = read.get(table.code) ?? new Set<string>();
    if (column) columns.add(column.code);
    read.set(table.code, columns);
  }
  return read;
}
