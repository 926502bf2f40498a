import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { sinceLastChild } from './processor-time.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Files of tests, with the seconds from their first to their last one. */
  readonly files?: readonly FileTime[];
  /** Tests that passed at their second try only. */
  readonly secondTries?: readonly string[];
}

export interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

export interface Part {
  /** Stands before each of its lines. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Written when all is said; whoever has not ended soon after never will. */
  readonly report?: string;
  /** What its output and its reports say. A part that ended badly has failed, whatever they say. */
  read(output: string): Tally;
}

export interface PartResult extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** Processor time of all that it has started; undefined where the system does not say. */
  readonly processorSeconds: number | undefined;
}

/** Only a part that hangs takes this long: four times what it should, for a machine that is slow today. */
const partSecondsMax = 4_800;
const afterReportSecondsMax = 20;
const lookEveryMs = 1_000;

const nothing: Tally = { passed: 0, failed: 1 };

function tallyOf({ name, read }: Part, output: string, status: number): Tally {
  try {
    const tally = read(output);
    return { ...tally, failed: tally.failed === 0 && status !== 0 ? 1 : tally.failed };
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return nothing;
  }
}

function whyHanging({ report }: Part, ms: number): string | undefined {
  if (ms > partSecondsMax * 1_000) return `took more than ${partSecondsMax} s`;
  if (!report || !existsSync(report)) return undefined;
  return Date.now() - statSync(report).mtimeMs > afterReportSecondsMax * 1_000 ? 'had written its report and did not end' : undefined;
}

/** Runs a part to its end; its lines come out as they are written, under its name. */
export async function runPart(part: Part, cwd: string): Promise<PartResult> {
  const begun = performance.now();
  const child = spawn(part.command, part.args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...part.environment },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (stream === child.stdout) lines.push(line);
      console.log(`${part.name.padEnd(7)} │ ${line}`);
    });
  }
  const hangs = setInterval(() => {
    const why = whyHanging(part, performance.now() - begun);
    if (!why) return;
    console.error(`${part.name} ${why}; it was ended.`);
    child.kill('SIGKILL');
  }, lookEveryMs);
  let processorSeconds: number | undefined;
  const status = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${part.command} could not be started: ${error.message}`);
      resolve(1);
    });
    // what a child of it left behind may hold its output open; its own end is what counts
    child.once('exit', (code) => {
      processorSeconds = sinceLastChild();
      setTimeout(() => resolve(code ?? 1), 200);
    });
  });
  clearInterval(hangs);
  const seconds = (performance.now() - begun) / 1_000;
  return { ...tallyOf(part, lines.join('\n'), status), name: part.name, seconds, processorSeconds };
}
