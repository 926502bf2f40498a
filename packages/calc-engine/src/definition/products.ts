/** Amounts that a definition declares as quantity × rate: the columns are found, and refused where they cannot be multiplied line by line. */
import type { CalculationDefinition, DataColumn } from '@wagewright/contracts/definition';
import type { ColumnPlan, TablePlan } from '../api.ts';
import { suggestName } from '../language/nearest.ts';
import type { ScopeTable } from '../language/scope.ts';
import type { ColumnAddress } from './checked-program.ts';
import type { Report } from './plan.ts';

type Fault = Omit<Parameters<Report>[0], 'table' | 'column'>;
type Side = 'quantity' | 'rate';

interface Found {
  readonly at: ColumnAddress;
  readonly table: TablePlan;
  readonly column: ColumnPlan;
}

const numeric: ReadonlySet<string> = new Set(['decimal', 'integer']);

class ProductLinker {
  private readonly tables: readonly TablePlan[];
  private readonly scopes: readonly ScopeTable[];
  private readonly report: Report;

  constructor(tables: readonly TablePlan[], scopes: readonly ScopeTable[], report: Report) {
    this.tables = tables;
    this.scopes = scopes;
    this.report = report;
  }

  link(table: TablePlan, column: ColumnPlan, declared: NonNullable<DataColumn['product']>): ColumnPlan {
    const at = { table: table.code, column: column.code };
    const fail = (fault: Fault): void => this.report({ ...fault, ...at });
    if (column.type !== 'money') {
      const message = `${at.table}.${at.column} is of type ${column.type}; only an amount is a quantity times a rate.`;
      fail({ code: 'TYPE_MISMATCH', message, nextStep: 'Remove "product", or change the type to money.' });
      return column;
    }
    const quantity = this.find(table, declared.quantity, 'quantity', fail);
    const rate = this.find(table, declared.rate, 'rate', fail);
    const fault = (quantity && misfitOfQuantity(quantity)) ?? (rate && misfitOfRate(rate, column));
    if (fault) fail(fault);
    return quantity && rate && !fault ? { ...column, product: { quantity: quantity.at, rate: rate.at } } : column;
  }

  private find(table: TablePlan, name: string, side: Side, fail: (fault: Fault) => void): Found | null {
    const [first = '', second] = name.split('.');
    const code = second === undefined ? table.code : first;
    const target = this.tables.find((candidate) => candidate.code === code);
    if (!target) {
      const codes = this.tables.map((candidate) => candidate.code);
      const nextStep = suggestName(code, codes, 'Name a table of this definition.');
      fail({ code: 'UNKNOWN_TABLE', message: `The ${side} names the table "${code}", which is not there.`, nextStep });
      return null;
    }
    const wanted = second ?? first;
    const index = target.columns.findIndex((candidate) => candidate.code === wanted);
    const column = target.columns[index];
    if (!column) {
      const codes = target.columns.map((candidate) => candidate.code);
      const nextStep = suggestName(wanted, codes, `Name a column of ${code}.`);
      fail({ code: 'UNKNOWN_COLUMN', message: `The ${side} names "${wanted}", which is no column of ${code}.`, nextStep });
      return null;
    }
    const fault = this.misplaced(table, target, `${code}.${wanted}`, side);
    if (fault) fail(fault);
    return fault ? null : { at: { table: target.no, column: index }, table: target, column };
  }

  /** Why a line of the amount has no value of that table to be multiplied; null where it has. */
  private misplaced(own: TablePlan, target: TablePlan, path: string, side: Side): Fault | null {
    const lines = this.scopes[target.no - 1]?.lines;
    const isOfLine = lines === 'one' || (lines === 'many' && target.linesOf === own.linesOf);
    if (!isOfLine) {
      const message = `The ${side} ${path} has no value for each line of ${own.code}.`;
      return { code: 'TABLE_SHAPE', message, nextStep: `Give ${own.code} a column that reads it, and name that one.` };
    }
    const isGiven = target.kind === 'snapshot' || target.kind === 'parameter';
    if (isGiven || target.stage === own.stage) return null;
    const message = `The ${side} ${path} is calculated in another stage than ${own.code}.`;
    return { code: 'TABLE_SHAPE', message, nextStep: `Give ${own.code} a column that reads it, and name that one.` };
  }
}

function misfitOfQuantity({ table, column }: Found): Fault | null {
  if (numeric.has(column.type)) return null;
  const message = `The quantity ${table.code}.${column.code} is of type ${column.type}, not a number of hours, days or pieces.`;
  return { code: 'TYPE_MISMATCH', message, nextStep: 'Name a column of type decimal or integer.' };
}

function misfitOfRate({ table, column }: Found, amount: ColumnPlan): Fault | null {
  const path = `${table.code}.${column.code}`;
  if (column.unit)
    return { code: 'UNIT_MISMATCH', message: `The rate ${path} holds ${column.unit}.`, nextStep: 'Exchange quantity and rate.' };
  if (column.type !== 'money')
    return {
      code: 'TYPE_MISMATCH',
      message: `The rate ${path} is of type ${column.type}, not an amount for one.`,
      nextStep: 'Name a column of type money.',
    };
  if (column.currency === amount.currency) return null;
  const message = `The rate ${path} is in ${column.currency}, but the amount is in ${amount.currency}.`;
  return { code: 'CURRENCY_MISMATCH', message, nextStep: 'Name a rate in the currency of the amount.' };
}

/** The tables with what their amounts are the product of. */
export function linkProducts(
  definition: CalculationDefinition,
  tables: readonly TablePlan[],
  scopes: readonly ScopeTable[],
  report: Report,
): readonly TablePlan[] {
  const linker = new ProductLinker(tables, scopes, report);
  const defined = definition.steps.flatMap((step) => step.tables);
  return tables.map((table, index) => {
    const source = defined[index];
    if (source?.kind !== 'data' || source.columns.every(({ product }) => product === undefined)) return table;
    const columns = table.columns.map((column, at) => {
      const declared = source.columns[at]?.product;
      return declared ? linker.link(table, column, declared) : column;
    });
    return { ...table, columns };
  });
}
