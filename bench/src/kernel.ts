/** How fast the generated code runs, against an interpreter over decimal.js objects and against copying the output. One thread. */
import {
  compileDefinition,
  type Kernel,
  type KernelInput,
  type KernelOutput,
  measureStatistics,
  type Program,
  specialise,
  verifySample,
} from '@wagewright/calc-engine';
import { benchDefinition, inputKinds, inputMax } from './kernel-definition.ts';
import { DecimalInterpreter } from './kernel-interpreter.ts';
import { median, timed } from './timing.ts';

export interface KernelBench {
  readonly employees: number;
  readonly columns: number;
  /** Nanoseconds for one result cell; medians. */
  readonly nsPerCell: number;
  readonly interpreterNsPerCell: number;
  readonly copyNsPerCell: number;
  /** Medians of the ratios of runs made one after the other. */
  readonly vsInterpreter: number;
  readonly vsCopy: number;
  /** Once a run: bounds of the inputs, and generating the code. */
  readonly statisticsMs: number;
  readonly specialiseMs: number;
  readonly compileMs: number;
  /** Rows that the generated code gave to the reference evaluator. */
  readonly referenceRows: number;
  /** Cells of the rows it ran in which the interpreter is wrong (a quotient of 20 digits misses a tie). */
  readonly interpreterErrors: number;
}

const pairs = 9;
const interpreterRowsMax = 5_000;
const warmUps = 5;

export const benchPeriod = {
  start: '2026-01-01',
  end: '2026-01-31',
  payDate: '2026-01-31',
  taxYear: 2026,
  taxMonth: 1,
  paymentMonth: '2026-01',
  numberInYear: 1,
  holidays: [],
  extraWorkdays: [],
};

/** Repeatable amounts spread evenly up to the largest of each kind. */
function makeInput(program: Program, employees: number): KernelInput {
  let state = 20_260_131;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const numbers = inputKinds.map((kind) => Float64Array.from({ length: employees }, () => Math.floor(next() * inputMax[kind])));
  return { rows: employees, tables: new Map([[program.inputs[0]?.tableNo ?? 1, { numbers, texts: [] }]]) };
}

/** Cells in which the interpreter's 20-digit quotients miss a tie. Many would mean that the two calculate different things. */
function countInterpreterErrors(interpreter: DecimalInterpreter, output: KernelOutput, input: KernelInput, rows: number): number {
  let different = 0;
  for (let row = 0; row < rows; row += 1) {
    for (const [index, value] of interpreter.runRow(input, row).entries()) if (value !== output.tables[0]?.v[index]?.[row]) different += 1;
  }
  const cells = rows * (output.tables[0]?.v.length ?? 0);
  if (different > cells / 200) throw new Error(`The kernel and the interpreter differ in ${different} of ${cells} cells.`);
  return different;
}

function copyOutput(output: KernelOutput, target: readonly Float64Array[]): void {
  for (const [index, column] of (output.tables[0]?.v ?? []).entries()) target[index]?.set(column);
}

export function benchKernel(employees: number, columns = 40): KernelBench {
  const { ms: compileMs, result: compiled } = timed(() => compileDefinition(benchDefinition(columns)));
  if (!compiled.ok) throw new Error(compiled.errors.map((error) => `${error.column}: ${error.message}`).join('\n'));
  const { program } = compiled;
  const input = makeInput(program, employees);
  const { ms: statisticsMs, result: statistics } = timed(() => measureStatistics(program, input));
  const { ms: specialiseMs, result: kernel } = timed(() => specialise(program, { period: benchPeriod, statistics }));
  const interpreter = new DecimalInterpreter(program);
  const interpreterRows = Math.min(employees, interpreterRowsMax);
  let output = warmUp(kernel, input);
  if (verifySample(kernel, output, input, 1, 50).length > 0) throw new Error('The kernel and the reference evaluator disagree.');
  const interpreterErrors = countInterpreterErrors(interpreter, output, input, interpreterRows);
  const target = (output.tables[0]?.v ?? []).map((column) => new Float64Array(column.length));
  copyOutput(output, target);

  const samples = Array.from({ length: pairs }, () => {
    const kernelRun = timed(() => kernel.run(input));
    output = kernelRun.result;
    const copyMs = timed(() => copyOutput(output, target)).ms;
    const interpreterMs = timed(() => {
      for (let row = 0; row < interpreterRows; row += 1) interpreter.runRow(input, row);
    }).ms;
    return {
      kernel: (kernelRun.ms * 1e6) / (employees * columns),
      copy: (copyMs * 1e6) / (employees * columns),
      interpreter: (interpreterMs * 1e6) / (interpreterRows * columns),
    };
  });
  return {
    employees,
    columns,
    nsPerCell: median(samples.map((sample) => sample.kernel)),
    interpreterNsPerCell: median(samples.map((sample) => sample.interpreter)),
    copyNsPerCell: median(samples.map((sample) => sample.copy)),
    vsInterpreter: median(samples.map((sample) => sample.interpreter / sample.kernel)),
    vsCopy: median(samples.map((sample) => sample.kernel / sample.copy)),
    statisticsMs,
    specialiseMs,
    compileMs,
    referenceRows: output.referenceRows,
    interpreterErrors,
  };
}

function warmUp(kernel: Kernel, input: KernelInput): KernelOutput {
  let output = kernel.run(input);
  for (let i = 1; i < warmUps; i += 1) output = kernel.run(input);
  return output;
}
