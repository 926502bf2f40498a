/** A payroll whose rows follow from their numbers, for runs that are cut and spread in different ways. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { readPack } from '../../packs/index.ts';
import { type Kernel, type KernelInput, measureStatistics, type PeriodFacts, type Program, specialise } from '../../src/index.ts';
import { compiled, february } from '../support.ts';

export const rowsInAll = 5_000;

export class Payroll {
  readonly program: Program;
  readonly period: PeriodFacts;

  constructor() {
    this.program = compiled(calculationDefinitionSchema.parse(readPack('china/monthly')));
    this.period = this.program.definition.tests[0]?.period ?? february;
  }

  input(from: number, to: number): KernelInput {
    const employee = this.program.inputs.find((plan) => plan.code === 'Employee');
    const numbers = (employee?.columns ?? [])
      .filter((plan) => plan.storage === 'v')
      .map((plan, index) => Float64Array.from({ length: to - from }, (_, row) => valueAt(plan.type, index, from + row)));
    return { rows: to - from, tables: new Map([[employee?.tableNo ?? 1, { numbers, texts: [] }]]) };
  }

  /** With the bounds of all rows, or without. */
  kernel(bounds: boolean): Kernel {
    const statistics = bounds ? { statistics: measureStatistics(this.program, this.input(0, rowsInAll)) } : {};
    return specialise(this.program, { period: this.period, ...statistics });
  }

  /** Everything that a chunk gives, each cell with its bits. */
  chunk(kernel: Kernel, from: number, to: number): string[] {
    const output = kernel.run(this.input(from, to));
    const bits = new BigUint64Array(1);
    const double = new Float64Array(bits.buffer);
    const rows = Array.from({ length: output.rows }, (_, row) => {
      const cells = output.tables.flatMap((table) => [
        String(table.errorCount[row]),
        ...table.v.map((values) => {
          double[0] = values[row] ?? 0;
          return (bits[0] ?? 0n).toString(36);
        }),
        ...table.t.map((texts) => JSON.stringify(texts[row])),
      ]);
      return `${from + row} ${cells.join(' ')}`;
    });
    return [...rows, ...output.errors.map((error) => `${from + error.row} ${JSON.stringify({ ...error, row: 0 })}`)];
  }
}

function valueAt(type: string, index: number, row: number): number {
  const mixed = ((row + 1) * 7_919 * (index + 3)) % 4_000_003;
  if (mixed % 17 === index) return Number.NaN;
  return type === 'date' ? 19_000 + (mixed % 1_500) : mixed;
}
