import {
  type ColumnStatistics,
  type InputStatistics,
  type Kernel,
  type KernelInput,
  measureStatistics,
  type Program,
  type SharedTables,
  type SpecialiseOptions,
  specialise,
} from '@wagewright/calc-engine';
import { AppError, errorTexts, type LocalizedText } from '@wagewright/contracts';
import { countRows, InputBlock } from '@wagewright/db/copy';
import { type ChunkClaim, type ResultShape, RunFailedError, type RunSource, resultShapeOf } from '@wagewright/db/payroll/runs';
import { compileSource } from './compile-source.ts';
import { frozenBlock } from './slices.ts';

/** Programs and kernels that a thread keeps; a batch's chunks come one after the other. */
const readyKept = 4;

/** A stage of a run made ready in this thread: program, input buffers, and a kernel for the values met so far. */
export interface ReadyRun {
  readonly program: Program;
  readonly shape: ResultShape;
  block: InputBlock;
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

/** All that a kernel depends on, besides the bounds of its inputs. */
type KernelOptions = Pick<SpecialiseOptions, 'period' | 'stage' | 'upToStep' | 'shared'>;

/**
 * Kernels are generated for bounds of their inputs. A thread does not know those of the whole run; it takes the first chunk's with room to
 * spare and generates anew when a chunk goes beyond them. Results never depend on bounds, only speed does.
 */
function kernelSource(program: Program, options: KernelOptions): (input: KernelInput) => Kernel {
  let statistics: InputStatistics | undefined;
  let kernel: Kernel | undefined;
  return (input) => {
    const met = measureStatistics(program, input);
    if (!kernel || !statistics || !covers(statistics, met)) {
      statistics = widen(statistics, met);
      kernel = specialise(program, { ...options, statistics });
    }
    return kernel;
  };
}

/** The copy is published, so it compiled once; if it does not now, or gives another program, this worker is of another version. */
function compileForRun(source: RunSource, claim: ChunkClaim): Program {
  const failure = (reason: LocalizedText | string): RunFailedError =>
    new RunFailedError('DEFINITION_CHANGED', { run: claim.runId, solution: source.solution, reason });
  let program: Program;
  try {
    program = compileSource(source);
  } catch (error) {
    throw failure(error instanceof AppError ? errorTexts(error.code, error.parameters) : String(error));
  }
  if (program.hash === claim.definitionHash) return program;
  const { engineVersion } = program;
  throw failure({ en: `its engine has version ${engineVersion}`, 'zh-CN': `其引擎版本为 ${engineVersion}` });
}

/** Keeps what was used last. */
class Recent<Value> {
  private readonly values = new Map<string, Value>();

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): Value {
    this.values.delete(key);
    for (const old of [...this.values.keys()].slice(0, Math.max(0, this.values.size - readyKept + 1))) this.values.delete(old);
    this.values.set(key, value);
    return value;
  }
}

/** Reads what a run computes with; only called for what this thread has not met lately. */
export interface RunReader {
  source(): Promise<RunSource>;
  /** What earlier stages made for all employees together. */
  shared(program: Program): Promise<SharedTables>;
}

/**
 * What a thread keeps between chunks. Programs are known by their hash and kernels by all that they depend on, so that an employee who is
 * calculated again a minute later finds both ready.
 */
export class ReadyRuns {
  private readonly programs = new Recent<Program>();
  private readonly ready = new Recent<ReadyRun>();
  /** What makes a stage of a run ready, under the run's and the stage's numbers. */
  private readonly stages = new Recent<string>();

  async of(claim: ChunkClaim, reader: RunReader): Promise<ReadyRun> {
    const stage = `${claim.runId}/${claim.stage}`;
    const known = this.ready.get(this.stages.get(stage) ?? '');
    const ready = known ?? (await this.prepare(claim, stage, reader));
    const rows = countRows(claim);
    if (ready.block.rowsMax < rows) ready.block = new InputBlock(ready.block.shapes, rows);
    return ready;
  }

  private async prepare(claim: ChunkClaim, stage: string, reader: RunReader): Promise<ReadyRun> {
    const source = await reader.source();
    const program = this.programs.get(claim.definitionHash) ?? this.programs.set(claim.definitionHash, compileForRun(source, claim));
    const { period } = source;
    const shared = claim.stage > 0 ? { shared: await reader.shared(program), run: claim.runId } : {};
    const step = claim.upToStep === null ? {} : { upToStep: claim.upToStep };
    const key = JSON.stringify([claim.definitionHash, period, claim.stage, claim.upToStep, shared.run]);
    this.stages.set(stage, key);
    return this.ready.get(key) ?? this.ready.set(key, readyRun(program, claim, { period, stage: claim.stage, ...step, ...shared }));
  }
}

function readyRun(program: Program, claim: ChunkClaim, options: KernelOptions): ReadyRun {
  return {
    program,
    shape: resultShapeOf(program, claim.upToStep),
    block: frozenBlock(program, countRows(claim)),
    kernelFor: kernelSource(program, options),
  };
}
