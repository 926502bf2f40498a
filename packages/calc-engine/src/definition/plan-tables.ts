/** Tables of every step → plans. A union and a pivot are planned after what they are made from, and keep their place in the order. */
import type { CalculationDefinition, DataTable, PivotTable, UnionTable } from '@wagewright/contracts/definition';
import type { ColumnPlan, PivotAggregate, PivotPlan, StoredPlace, TablePlan, UnionPlan, UnionSource } from '../api.ts';
import { suggestName } from '../language/nearest.ts';
import { printName } from '../language/print.ts';
import { employeeKey } from '../tables/limits.ts';
import { formulasOf } from './formulas.ts';
import { placeColumns, planColumns, type Report } from './plan.ts';
import { expressionOf } from './references.ts';
import type { DefinedTable, TableShapes } from './table-shapes.ts';

const numeric: ReadonlySet<string> = new Set(['integer', 'decimal', 'money']);

/** What two columns must share for a value of one to be a value of the other. */
function kindOf(column: ColumnPlan): string {
  return numeric.has(column.type) ? 'number' : column.type;
}

const placeOf = ({ storage, position }: ColumnPlan): StoredPlace => ({ storage, position });

type Made = Pick<TablePlan, 'columns' | 'union' | 'pivot'>;

class TablePlanner {
  private readonly made = new Map<string, Made>();
  private readonly open = new Set<string>();
  private readonly definition: CalculationDefinition;
  private readonly shapes: TableShapes;
  private readonly report: Report;

  constructor(definition: CalculationDefinition, shapes: TableShapes, report: Report) {
    this.definition = definition;
    this.shapes = shapes;
    this.report = report;
  }

  plan(entry: DefinedTable): TablePlan {
    const { no, step, table } = entry;
    const { lines, linesOf } = this.shapes.of(entry);
    const shape = { lines: lines === 'version' ? 'one' : lines, linesOf } as const;
    return { no, code: table.code, name: table.name, kind: table.kind, step, stage: 0, ...shape, ...this.make(entry) };
  }

  private make(entry: DefinedTable): Made {
    const { table } = entry;
    const known = this.made.get(table.code);
    if (known && this.shapes.find(table.code) === entry) return known;
    if (this.open.has(table.code)) return { columns: [], union: null, pivot: null };
    this.open.add(table.code);
    const made = this.makeNew(entry);
    this.open.delete(table.code);
    this.made.set(table.code, made);
    return made;
  }

  private makeNew({ table }: DefinedTable): Made {
    const { currency } = this.definition;
    if (table.kind === 'union') return this.makeUnion(table);
    if (table.kind === 'pivot') return this.makePivot(table);
    const columns =
      table.kind === 'data'
        ? table.columns.flatMap((column) => this.dataColumn(table, column))
        : planColumns(table, table.columns, () => null, currency, this.report);
    return { columns: placeColumns(columns), union: null, pivot: null };
  }

  private dataColumn(table: DataTable, column: DataTable['columns'][number]): ColumnPlan[] {
    const expression = (): string | null => expressionOf(table, column, this.shapes, this.report);
    const planned = planColumns(table, [column], expression, this.definition.currency, this.report);
    return planned.map((plan) => ({ ...plan, ...formulasOf(table, column, this.report) }));
  }

  private sourceOf(table: UnionTable | PivotTable, code: string): { entry: DefinedTable; columns: readonly ColumnPlan[] } | null {
    const entry = this.shapes.find(code);
    return entry && entry.table.code !== table.code ? { entry, columns: this.make(entry).columns } : null;
  }

  private makeUnion(table: UnionTable): Made {
    const columns = placeColumns(planColumns(table, table.columns, () => null, this.definition.currency, this.report));
    const of = table.of.flatMap((code) => {
      const source = this.sourceOf(table, code);
      if (!source) return [];
      const taken = columns.map((column, index) => this.unionSource(table, column, source, table.columns[index]?.from[code]));
      return [{ table: source.entry.no, columns: taken }];
    });
    return { columns, union: { of, dedup: this.dedupOf(table, columns, of) }, pivot: null };
  }

  private unionSource(
    table: UnionTable,
    column: ColumnPlan,
    source: { entry: DefinedTable; columns: readonly ColumnPlan[] },
    from: string | undefined,
  ): UnionSource | null {
    const { code } = source.entry.table;
    const found = source.columns.find((candidate) => candidate.code === (from ?? column.code));
    if (found) return this.fits(table, column, found, code) ? { ...placeOf(found), sourceScale: found.scale } : null;
    if (from !== undefined) this.unknownColumn(table, column.code, code, from, source.columns);
    return null;
  }

  private dedupOf(table: UnionTable, columns: readonly ColumnPlan[], of: UnionPlan['of']): UnionPlan['dedup'] {
    if (!table.dedup) return null;
    const by = table.dedup.by.flatMap((code) => {
      const index = columns.findIndex((column) => column.code === code);
      const scale = Math.max(0, ...of.map((source) => source.columns[index]?.sourceScale ?? 0));
      if (index < 0) this.unknownColumn(table, undefined, table.code, code, columns);
      else if (scale > (columns[index]?.scale ?? 0)) {
        const message = `Rows are compared by ${code}, which rounds what its sources hold.`;
        this.shapes.fail(table, 'TABLE_SHAPE', message, `Give ${code} scale ${scale}.`, code);
      }
      return index < 0 ? [] : [index];
    });
    return { by, keep: table.dedup.keep };
  }

  private makePivot(table: PivotTable): Made {
    const source = this.sourceOf(table, table.of);
    const sources = source?.columns ?? [];
    const groups = table.groupBy
      .filter((code) => code !== employeeKey)
      .flatMap((code) => {
        const found = sources.find((candidate) => candidate.code === code);
        if (!found && source) this.unknownColumn(table, undefined, table.of, code, sources);
        return found ? [found] : [];
      });
    const copies = groups.map((group): ColumnPlan => ({ ...group, blank: 'keep', source: null, expression: null, plausible: null }));
    const own = table.columns.flatMap((column) =>
      planColumns(table, [column], () => aggregateText(table, column), this.definition.currency, this.report),
    );
    const columns = placeColumns([...copies, ...own]);
    const aggregates = table.columns.flatMap((column, index): PivotAggregate[] => {
      const plan = columns[groups.length + index];
      const aggregate = plan && source ? this.aggregateOf(table, column, plan, sources) : null;
      return aggregate ? [aggregate] : [];
    });
    const pivot: PivotPlan = { of: source?.entry.no ?? 0, groupBy: groups.map(placeOf), aggregates };
    return { columns, union: null, pivot };
  }

  private aggregateOf(
    table: PivotTable,
    { aggregate, column: code }: PivotTable['columns'][number],
    plan: ColumnPlan,
    sources: readonly ColumnPlan[],
  ): PivotAggregate | null {
    const found = code === undefined ? null : sources.find((candidate) => candidate.code === code);
    if (found === undefined) return this.unknownColumn(table, plan.code, table.of, code ?? '', sources);
    const refuse = (message: string, nextStep: string): null => {
      this.shapes.fail(table, 'TYPE_MISMATCH', message, nextStep, plan.code);
      return null;
    };
    if (aggregate === 'count') {
      if (plan.type !== 'integer' && plan.type !== 'decimal') return refuse('A count is a number of rows.', 'Use type integer.');
      return { aggregate, column: plan, ...(found ? placeOf(found) : { storage: 'v', position: 0 }), sourceScale: 0 };
    }
    if (!found) return refuse(`${aggregate} needs a column of ${table.of}.`, 'Name it as "column".');
    const extreme = aggregate === 'min' || aggregate === 'max';
    if (!numeric.has(found.type) && !(extreme && found.type === 'date'))
      return refuse(`${aggregate} takes numbers${extreme ? ' or dates' : ''}, not ${found.type}.`, 'Use count, or another column.');
    return this.fits(table, plan, found, table.of) ? { aggregate, column: plan, ...placeOf(found), sourceScale: found.scale } : null;
  }

  private fits(table: UnionTable | PivotTable, column: ColumnPlan, found: ColumnPlan, of: string): boolean {
    const path = `${of}.${found.code}`;
    if (kindOf(column) !== kindOf(found)) {
      const message = `${path} is of type ${found.type}, but the column is of type ${column.type}.`;
      this.shapes.fail(table, 'TYPE_MISMATCH', message, "Change the column's type.", column.code);
      return false;
    }
    if (column.currency === null || found.currency === null || column.currency === found.currency) return true;
    const message = `${path} is in ${found.currency}, but the column is in ${column.currency}.`;
    this.shapes.fail(table, 'CURRENCY_MISMATCH', message, 'Convert the amount in a data table first.', column.code);
    return false;
  }

  private unknownColumn(
    table: UnionTable | PivotTable,
    column: string | undefined,
    of: string,
    wanted: string,
    columns: readonly ColumnPlan[],
  ): null {
    const hint = suggestName(
      wanted,
      columns.map((candidate) => candidate.code),
      `Name a column of ${of}.`,
    );
    this.shapes.fail(table, 'UNKNOWN_COLUMN', `Table ${of} has no column "${wanted}".`, hint, column);
    return null;
  }
}

const names = { sum: 'SUM', count: 'COUNT', min: 'MIN', max: 'MAX', average: 'AVG' } as const;

/** What a pivot's column says it calculates. */
function aggregateText(table: PivotTable, { aggregate, column }: PivotTable['columns'][number]): string {
  const of = printName(table.of);
  return `${names[aggregate]}(${column === undefined ? of : `${of}.${printName(column)}`})`;
}

export function planTables(definition: CalculationDefinition, shapes: TableShapes, report: Report): TablePlan[] {
  const planner = new TablePlanner(definition, shapes, report);
  return shapes.all.map((entry) => planner.plan(entry));
}
