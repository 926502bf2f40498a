/**
 * The comparison: what most would write. A recursive interpreter over decimal.js objects, walking the same checked tree row by row.
 * Not exact (a quotient has 20 digits), and kept as quick as such a thing gets: constants, brackets and column places are prepared.
 */
import type { KernelInput, Program } from '@wagewright/calc-engine';
import type { CheckedNode } from '@wagewright/calc-engine/language';
import { Decimal } from 'decimal.js';

interface Bracket {
  readonly upper: Decimal | null;
  readonly lower: Decimal;
  readonly rate: Decimal;
  readonly base: Decimal;
}

const zero = new Decimal(0);

export class DecimalInterpreter {
  private readonly program: Program;
  private readonly constants = new Map<CheckedNode, Decimal>();
  private readonly brackets: readonly Bracket[];
  private readonly dataTable: number;

  constructor(program: Program) {
    this.program = program;
    this.dataTable = program.tables.find((table) => table.kind === 'data')?.no ?? -1;
    this.brackets = prepareBrackets(program);
  }

  /** Results of one row as numbers in minor units, in column order. */
  runRow(input: KernelInput, row: number): number[] {
    const inputs = this.program.inputs.flatMap((table) =>
      table.columns.map((plan) =>
        new Decimal(input.tables.get(table.tableNo)?.numbers[plan.position - 1]?.[row] ?? 0).div(10 ** plan.scale),
      ),
    );
    const columns = this.program.tables.find((table) => table.no === this.dataTable)?.columns ?? [];
    const results = new Array<Decimal>(columns.length);
    for (const { column, node } of this.program.checked.columns) {
      results[column] = this.number(node, inputs, results).toDecimalPlaces(columns[column]?.scale ?? 0, Decimal.ROUND_HALF_UP);
    }
    return results.map((value, index) => value.times(10 ** (columns[index]?.scale ?? 0)).toNumber());
  }

  private constant(node: CheckedNode): Decimal {
    const known = this.constants.get(node);
    if (known) return known;
    if (node.op !== 'constant' || node.constant.kind !== 'number') throw new Error(`not a number: ${node.op}`);
    const value = new Decimal(node.constant.value.n.toString()).div(node.constant.value.d.toString());
    this.constants.set(node, value);
    return value;
  }

  private number(node: CheckedNode, inputs: readonly Decimal[], results: readonly Decimal[]): Decimal {
    const value = (operand: CheckedNode): Decimal => this.number(operand, inputs, results);
    switch (node.op) {
      case 'constant':
        return this.constant(node);
      case 'column':
        return (node.table === this.dataTable ? results : inputs)[node.column] ?? zero;
      case 'add':
        return value(node.a).plus(value(node.b));
      case 'subtract':
        return value(node.a).minus(value(node.b));
      case 'multiply':
        return value(node.a).times(value(node.b));
      case 'divide':
        return value(node.a).div(value(node.b));
      case 'min':
        return Decimal.min(...node.args.map(value));
      case 'max':
        return Decimal.max(...node.args.map(value));
      case 'choose': {
        const branch = node.branches.find(({ when }) => this.condition(when, inputs, results));
        return value(branch ? branch.then : node.otherwise);
      }
      case 'round-to': {
        const step = value(node.step);
        return value(node.a).div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(step);
      }
      case 'bracket':
        return this.bracket(node.fn, value(node.a));
      default:
        throw new Error(`the bench's payroll does not use ${node.op}`);
    }
  }

  private condition(node: CheckedNode, inputs: readonly Decimal[], results: readonly Decimal[]): boolean {
    if (node.op !== 'compare') throw new Error(`the bench's payroll does not use ${node.op}`);
    const order = this.number(node.a, inputs, results).comparedTo(this.number(node.b, inputs, results));
    return node.operator === '=' ? order === 0 : node.operator === '>' ? order > 0 : order < 0;
  }

  private bracket(fn: string, value: Decimal): Decimal {
    const found = this.brackets.find(({ upper }) => upper === null || value.lessThanOrEqualTo(upper));
    if (!found) return zero;
    return fn === 'range' ? found.rate : found.base.plus(value.minus(found.lower).times(found.rate));
  }
}

function prepareBrackets(program: Program): Bracket[] {
  const [table] = program.checked.parameters.values();
  const brackets: Bracket[] = [];
  for (const row of table?.versions[0]?.rows ?? []) {
    const [upper, rate] = row.map((cell) =>
      cell?.kind === 'number' ? new Decimal(cell.value.n.toString()).div(cell.value.d.toString()) : null,
    );
    const before = brackets.at(-1);
    const lower = before?.upper ?? zero;
    const base = before ? before.base.plus(lower.minus(before.lower).times(before.rate)) : zero;
    brackets.push({ upper: upper ?? null, lower, rate: rate ?? zero, base });
  }
  return brackets;
}
