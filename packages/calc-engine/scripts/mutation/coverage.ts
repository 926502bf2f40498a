/** Which places of the engine's source a piece of code runs through, by V8's counts of blocks. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Change, sourceFolder } from './changes.ts';

/** Indices of changes, by file, in the order of their place. */
type PlacesOfFile = ReadonlyMap<string, readonly (readonly [at: number, change: number])[]>;

function placesOf(changes: readonly Change[]): PlacesOfFile {
  const places = new Map<string, [number, number][]>();
  for (const [index, { file, at }] of changes.entries()) {
    const ofFile = places.get(file) ?? [];
    ofFile.push([at, index]);
    places.set(file, ofFile);
  }
  for (const ofFile of places.values()) ofFile.sort(([left], [right]) => left - right);
  return places;
}

/** The first place that is not before `offset`. */
function firstFrom(places: readonly (readonly [at: number, change: number])[], offset: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.[0] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Later ranges lie within earlier ones and overrule them. */
function reached(functions: readonly Profiler.FunctionCoverage[], places: readonly (readonly [number, number])[], into: Set<number>): void {
  const runs = new Uint8Array(places.length);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      runs.fill(count > 0 ? 1 : 0, firstFrom(places, startOffset), firstFrom(places, endOffset));
  for (const [place, [, change]] of places.entries()) if (runs[place]) into.add(change);
}

export class Coverage {
  private readonly session = new Session();
  private readonly places: PlacesOfFile;
  /** Where processes that a test starts write what they ran through. */
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));

  constructor(changes: readonly Change[]) {
    this.places = placesOf(changes);
  }

  async start(): Promise<void> {
    process.env.NODE_V8_COVERAGE = this.folder;
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The changes whose places were run through since the last call. */
  async take(): Promise<Set<number>> {
    const changes = new Set<number>();
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    for (const scripts of [result, ...this.otherProcesses()])
      for (const { url, functions } of scripts) {
        const places = url.startsWith('file:') ? this.places.get(path.relative(sourceFolder, fileURLToPath(url))) : undefined;
        if (places) reached(functions, places, changes);
      }
    return changes;
  }

  private otherProcesses(): Profiler.ScriptCoverage[][] {
    const files = readdirSync(this.folder).map((file) => path.join(this.folder, file));
    const found = files.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { result: Profiler.ScriptCoverage[] }).result);
    for (const file of files) rmSync(file);
    return found;
  }

  end(): void {
    rmSync(this.folder, { recursive: true });
  }
}
