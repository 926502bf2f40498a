/** What names mean in each table of a definition: planned tables as expressions see them, balance elements, pay types. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { HistoryNeed, TablePlan } from '../api.ts';
import { collectHistory, type Scope, type ScopeTable } from '../language/scope.ts';
import { planExchangeRates } from './exchange-rates.ts';
import { planPayTypes } from './pay-types.ts';
import type { Report } from './plan.ts';
import { planTables } from './plan-tables.ts';
import { planElements } from './results.ts';
import { scopeTable } from './scope-tables.ts';
import { TableShapes } from './table-shapes.ts';

export interface PlannedScopes {
  readonly shapes: TableShapes;
  readonly plans: readonly TablePlan[];
  /** One a table, in the order of the plans. */
  readonly scopes: readonly ScopeTable[];
  readonly scope: Omit<Scope, 'own'>;
  /** Ledger windows, filled as expressions are checked. */
  readonly needs: readonly HistoryNeed[];
}

export function planScopes(definition: CalculationDefinition, report: Report): PlannedScopes {
  const shapes = new TableShapes(definition, report);
  const plans = planTables(definition, shapes, report);
  const scopes = shapes.all.map((entry, index) => {
    const plan = plans[index];
    if (!plan) throw new Error('a table was lost between its shape and its plan');
    return scopeTable(entry.table, plan, shapes.of(entry), report);
  });
  const { needs, needHistory } = collectHistory();
  const scope: Omit<Scope, 'own'> = {
    tables: scopes,
    elements: planElements(definition, plans, report),
    payTypes: planPayTypes(definition, shapes, scopes, report),
    periodsPerYear: definition.periodsPerYear,
    exchangeRates: planExchangeRates(definition, scopes, report),
    needHistory,
  };
  return { shapes, plans, scopes, scope, needs };
}

/** The scope of every table by its code, as far as the definition can be understood: an editor helps in a draft that has errors elsewhere. */
export function definitionScopes(definition: CalculationDefinition): ReadonlyMap<string, Scope> {
  const { scopes, scope } = planScopes(definition, () => undefined);
  return new Map(scopes.map((own) => [own.code, { ...scope, own }]));
}
