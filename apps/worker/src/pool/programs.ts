import {
  type ColumnStatistics,
  type InputStatistics,
  type Kernel,
  type KernelInput,
  measureStatistics,
  type PeriodFacts,
  type Program,
  specialise,
} from '@wagewright/calc-engine';
import { countRows, InputBlock } from '@wagewright/db/copy';
import { type ChunkClaim, type ResultShape, RunFailedError, type RunSource, resultShapeOf } from '@wagewright/db/payroll/runs';
import { compileSource } from './compile-source.ts';

/** Runs whose kernels a thread keeps; a batch's chunks come one after the other. */
const runsKept = 4;

/** A run made ready in this thread: program, input buffers, and a kernel for the values met so far. */
export interface ReadyRun {
  readonly program: Program;
  readonly shape: ResultShape;
  readonly block: InputBlock;
  /** A kernel whose assumed bounds hold for this input. */
  kernelFor(input: KernelInput): Kernel;
}

/** The next bound away from zero that leaves room, so that the chunks to come rarely need another kernel. */
const roomyBound = (value: number): number => (value === 0 ? 0 : Math.sign(value) * 2 ** Math.ceil(Math.log2(Math.abs(value)) + 1));
const safeBound = (value: number): number => Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, roomyBound(value)));

const holds = (known: ColumnStatistics | undefined, met: ColumnStatistics | undefined): boolean =>
  known === undefined || met === undefined || (met.min >= known.min && met.max <= known.max && (known.blank || !met.blank));

const join = (known: ColumnStatistics | undefined, met: ColumnStatistics | undefined): ColumnStatistics | undefined =>
  met && {
    min: Math.min(known?.min ?? 0, safeBound(met.min)),
    max: Math.max(known?.max ?? 0, safeBound(met.max)),
    blank: met.blank || (known?.blank ?? false),
  };

function covers(known: InputStatistics, met: InputStatistics): boolean {
  return [...met].every(([table, columns]) => columns.every((column, index) => holds(known.get(table)?.[index], column)));
}

function widen(known: InputStatistics | undefined, met: InputStatistics): InputStatistics {
  return new Map([...met].map(([table, columns]) => [table, columns.map((column, index) => join(known?.get(table)?.[index], column))]));
}

/**
 * Kernels are generated for bounds of their inputs. A thread does not know those of the whole run; it takes the first chunk's with room to
 * spare and generates anew when a chunk goes beyond them. Results never depend on bounds, only speed does.
 */
function kernelSource(program: Program, period: PeriodFacts): (input: KernelInput) => Kernel {
  let statistics: InputStatistics | undefined;
  let kernel: Kernel | undefined;
  return (input) => {
    const met = measureStatistics(program, input);
    if (!kernel || !statistics || !covers(statistics, met)) {
      statistics = widen(statistics, met);
      kernel = specialise(program, { period, statistics });
    }
    return kernel;
  };
}

/** The copy is published, so it compiled once; if it does not now, or gives another program, this worker is of another version. */
function compileForRun(source: RunSource, claim: ChunkClaim): Program {
  const failure = (why: string): RunFailedError =>
    new RunFailedError({
      code: 'DEFINITION_CHANGED',
      message: `Run ${claim.runId}: ${why}`,
      nextStep: 'Start server and workers in the same version, then calculate again.',
    });
  let program: Program;
  try {
    program = compileSource(source);
  } catch (error) {
    throw failure(error instanceof Error ? error.message : String(error));
  }
  if (program.hash === claim.definitionHash) return program;
  throw failure(
    `this worker’s engine (${program.engineVersion}) reads the definition of ${source.solution} differently from the server’s.`,
  );
}

/** What a thread keeps between chunks, by run. */
export class ReadyRuns {
  private readonly runs = new Map<number, ReadyRun>();

  /** @param readSource reads definition and period; only called for a run that this thread has not met lately */
  async of(claim: ChunkClaim, readSource: () => Promise<RunSource>): Promise<ReadyRun> {
    const rows = countRows(claim);
    const known = this.runs.get(claim.runId);
    if (known && known.block.rowsMax >= rows) return known;
    const source = await readSource();
    const program = known?.program ?? compileForRun(source, claim);
    const shapes = program.inputs.map(({ tableNo, lines, columns }) => ({
      tableNo,
      lines,
      numbers: columns.filter(({ storage }) => storage === 'v').length,
      texts: columns.filter(({ storage }) => storage === 't').length,
    }));
    const ready: ReadyRun = {
      program,
      shape: resultShapeOf(program),
      block: new InputBlock(shapes, rows),
      kernelFor: kernelSource(program, source.period),
    };
    for (const old of [...this.runs.keys()].slice(0, Math.max(0, this.runs.size - runsKept + 1))) this.runs.delete(old);
    this.runs.set(claim.runId, ready);
    return ready;
  }
}
