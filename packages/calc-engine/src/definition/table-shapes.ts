/** Whose rows a table has: followed from table to table, since a union, a pivot and a table per another take it from their sources. */
import type { CalculationDefinition, DefinitionTable } from '@wagewright/contracts/definition';
import type { ScopeTable } from '../language/scope.ts';
import { employeeKey } from '../tables/limits.ts';
import type { Report } from './plan.ts';

export type TableShape = Pick<ScopeTable, 'lines' | 'linesOf' | 'segments'>;

export interface DefinedTable {
  /** 1-based over all steps. */
  readonly no: number;
  readonly step: string;
  /** 0-based. */
  readonly stepIndex: number;
  readonly table: DefinitionTable;
}

export class TableShapes {
  readonly all: readonly DefinedTable[];
  private readonly byCode: ReadonlyMap<string, DefinedTable>;
  private readonly shapes = new Map<string, TableShape>();
  private readonly open: string[] = [];
  private readonly report: Report;

  constructor(definition: CalculationDefinition, report: Report) {
    this.report = report;
    const tables = definition.steps.flatMap((step, stepIndex) => step.tables.map((table) => ({ step: step.code, stepIndex, table })));
    this.all = tables.map((entry, index) => ({ no: index + 1, ...entry }));
    this.byCode = new Map(this.all.toReversed().map((entry) => [entry.table.code, entry]));
  }

  find(code: string): DefinedTable | undefined {
    return this.byCode.get(code);
  }

  /** The table that another names as its source, with an error where there is none. */
  source(of: DefinitionTable, code: string): DefinedTable | null {
    const found = this.find(code);
    if (found) return found;
    this.fail(of, 'UNKNOWN_TABLE', `${of.code} is made from "${code}", which is not a table.`, 'Name a table of this definition.');
    return null;
  }

  fail(table: DefinitionTable, code: Parameters<Report>[0]['code'], message: string, nextStep: string, column?: string): void {
    this.report({ code, message, nextStep, table: table.code, ...(column === undefined ? {} : { column }) });
  }

  of(entry: DefinedTable): TableShape {
    const { code } = entry.table;
    const known = this.shapes.get(code);
    if (known) return known;
    const own: TableShape = { lines: 'one', linesOf: entry.no, segments: false };
    if (this.open.includes(code)) {
      const loop = [...this.open.slice(this.open.indexOf(code)), code].join(' → ');
      this.fail(entry.table, 'CYCLE', `Tables are made from each other in a circle: ${loop}.`, 'Make one of them from another table.');
      return own;
    }
    this.open.push(code);
    const shape = this.shapeOf(entry, own);
    this.open.pop();
    this.shapes.set(code, shape);
    return shape;
  }

  private shapeOf(entry: DefinedTable, own: TableShape): TableShape {
    const { table } = entry;
    switch (table.kind) {
      case 'snapshot':
        return table.lines === 'employee' ? own : { ...own, lines: 'many', segments: table.lines === 'segments' };
      case 'parameter':
        return { ...own, lines: table.input === undefined ? 'version' : table.input === 'lines' ? 'many' : 'one' };
      case 'data':
        return this.dataShape(table, own);
      case 'union':
        return this.unionShape(table, own);
      case 'pivot':
        return this.pivotShape(table, own);
    }
  }

  private dataShape(table: Extract<DefinitionTable, { kind: 'data' }>, own: TableShape): TableShape {
    const source = table.per === undefined ? null : this.source(table, table.per);
    if (!source) return own;
    const shape = this.of(source);
    if (shape.lines === 'many') return shape;
    this.fail(
      table,
      'TABLE_SHAPE',
      `${table.code} has a row for each line of ${table.per}, but an employee has no lines there.`,
      'Name a table with lines, or remove "per".',
    );
    return own;
  }

  private unionShape(table: Extract<DefinitionTable, { kind: 'union' }>, own: TableShape): TableShape {
    const shapes = table.of.flatMap((code) => {
      const source = this.source(table, code);
      return source ? [{ code, lines: this.of(source).lines }] : [];
    });
    const odd = shapes.find(({ lines }) => lines === 'version' || (lines === 'shared') !== (shapes[0]?.lines === 'shared'));
    if (odd) {
      const nextStep = 'Unite tables of the employees, or tables over all employees.';
      this.fail(table, 'TABLE_SHAPE', `The rows of ${odd.code} cannot stand in one table with those of ${shapes[0]?.code}.`, nextStep);
    }
    return { ...own, lines: shapes[0]?.lines === 'shared' ? 'shared' : 'many' };
  }

  private pivotShape(table: Extract<DefinitionTable, { kind: 'pivot' }>, own: TableShape): TableShape {
    const source = this.source(table, table.of);
    const lines = source ? this.of(source).lines : 'many';
    const byEmployee = table.groupBy[0] === employeeKey;
    if (lines === 'version' || (byEmployee && lines === 'shared')) {
      const nextStep = lines === 'version' ? 'Name a table of the employees.' : `Remove ${employeeKey} from "groupBy".`;
      this.fail(table, 'TABLE_SHAPE', `The rows of ${table.of} belong to no employee.`, nextStep);
    }
    if (table.groupBy.lastIndexOf(employeeKey) > 0) {
      this.fail(table, 'TABLE_SHAPE', `${employeeKey} stands once in "groupBy", as its first word.`, `Write it first, or remove it.`);
    }
    return { ...own, lines: !byEmployee ? 'shared' : table.groupBy.length === 1 ? 'one' : 'many' };
  }
}
