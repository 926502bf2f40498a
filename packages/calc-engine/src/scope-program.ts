/** Whom the rules are for, ready to be asked: of many people at once by generated code, of one by the reference evaluator. */
import type { CalculationDefinition, DefinitionTable } from '@wagewright/contracts/definition';
import type { CellAddress, ColumnPlan, KernelOutput, Program, TablePlan } from './api.ts';
import { anybody, appliesColumn, readByScope, scopeCodes, scopeDefinition, scopeParts } from './definition/application-scope.ts';
import { compileDefinition } from './definition/compile.ts';

export interface ScopeProgram {
  /** Its inputs are the columns that the condition reads, and no more. */
  readonly program: Program;
  /** The condition for a person, to be explained. */
  readonly cell: CellAddress;
  /** Conditions that all have to hold, as they are written. */
  readonly parts: readonly string[];
}

/** The same for everybody, where a definition does not say whom it is for. */
export function everybodyProgram(definition: CalculationDefinition): ScopeProgram {
  const made = scopeProgram({ ...definition, scope: anybody });
  if (!made) throw new Error('a definition with a scope has a scope');
  return { ...made, parts: [] };
}

/** @returns undefined where the definition is for everybody. Throws on a condition that does not compile: a published one does. */
export function scopeProgram(definition: CalculationDefinition): ScopeProgram | undefined {
  const { scope } = definition;
  if (scope === undefined) return undefined;
  const compiled = compileDefinition(pruned(definition, scope));
  if (!compiled.ok) throw new Error(`The application scope does not compile: ${compiled.errors.map(({ message }) => message).join(' ')}`);
  const cell = { table: scopeCodes(definition).scope, column: appliesColumn };
  return { program: compiled.program, cell, parts: scopeParts(scope).map(({ text }) => text) };
}

/** Without the records that the condition does not read; who somebody is stays, since a table has a column. */
function pruned(definition: CalculationDefinition, condition: string): CalculationDefinition {
  const whole = scopeDefinition(definition, condition);
  const read = readByScope(definition, condition);
  const { person, scope } = scopeCodes(definition);
  const own = new Set([...(read.get(scope) ?? []), 'Number']);
  const kept = (table: DefinitionTable): DefinitionTable[] => {
    if (table.kind === 'snapshot') {
      const wanted = table.code === person ? own : read.get(table.code);
      return wanted ? [{ ...table, columns: table.columns.filter(({ code }) => wanted.has(code)) }] : [];
    }
    if (table.kind !== 'data') return [table];
    return [{ ...table, columns: table.columns.filter(({ code, reference }) => reference === undefined || own.has(code)) }];
  };
  return { ...whole, steps: whole.steps.map((step) => ({ ...step, tables: step.tables.flatMap(kept) })) };
}

/** What a chunk of people gave: for each row whether the rules are for them. */
export interface ScopeAnswer {
  /** By row: `in`, `failed` (it could not be told), else the first of the parts that does not hold. */
  of(row: number): 'in' | 'failed' | number;
}

/** Reads the answers out of what a kernel of the program gave; valid until its next run. */
export function scopeAnswers({ program, cell, parts }: ScopeProgram, output: KernelOutput): ScopeAnswer {
  const plan = program.tables.find(({ code }) => code === cell.table);
  const table = output.tables.find(({ no }) => no === plan?.no);
  if (!plan || !table) throw new Error('the application scope was not calculated');
  const column = (code: string): Float64Array => {
    const found = table.v[positionOf(plan, code).position - 1];
    if (!found) throw new Error(`${code} was not calculated`);
    return found;
  };
  const applies = column(cell.column);
  const each = parts.map((_, index) => column(`Part${index + 1}`));
  return {
    of(row) {
      const whole = applies[row] ?? Number.NaN;
      if (Number.isNaN(whole)) return 'failed';
      if (whole === 1) return 'in';
      return Math.max(
        0,
        each.findIndex((part) => part[row] === 0),
      );
    },
  };
}

function positionOf(plan: TablePlan, code: string): ColumnPlan {
  const found = plan.columns.find((column) => column.code === code);
  if (!found) throw new Error(`${plan.code} has no column ${code}`);
  return found;
}
