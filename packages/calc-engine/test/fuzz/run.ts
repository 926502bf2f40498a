/** The fuzz run: so many oracle cells (M3), and as many texts, of which one in twenty tries to escape (F1, F2). */
import { readPack } from '../../packs/index.ts';
import { functions } from '../../src/language/index.ts';
import { checkText, hostDefinition, shrinkText } from './check-text.ts';
import { tryEscape } from './escapes.ts';
import { type CellCase, type CellCounts, describeCase, firstDifference, makeCase, shrinkCase } from './oracle-cells.ts';
import { Random } from './random.ts';
import { textMakers } from './texts.ts';

export interface FuzzReport {
  cells: number;
  /** Share of the rows that generated code calculated by itself, in cases without what it leaves to the reference evaluator by design. */
  generatedShare: number;
  texts: number;
  /** Texts that are expressions of the definition, and were calculated. */
  calculated: number;
  escapes: number;
  slowestMilliseconds: number;
  /** What failed, made as small as possible, with the seed that makes it again. */
  readonly failures: string[];
}

const columnsOfCase = 3;
const rowsOfCase = 80;
const failuresMax = 5;
/** One text in so many is an attempt to escape. */
const escapeEvery = 20;

/** Every case has a seed of its own, so that it can be made again alone. */
function seedOf(seed: number, index: number): number {
  return (seed * 1_000_003 + index) >>> 0;
}

/** What generated code leaves to the reference evaluator row by row: texts read as numbers, and exponents that are not written. */
const leftToReference = /\b(VALUE|POWER)\(/;

function runCells(report: FuzzReport, count: number, seed: number): void {
  const counts: CellCounts = { rows: 0, generated: 0 };
  const apart: CellCounts = { rows: 0, generated: 0 };
  for (let index = 0; report.cells < count && report.failures.length < failuresMax; index += 1) {
    const own = seedOf(seed, index);
    const given = makeCase(new Random(own), columnsOfCase, rowsOfCase);
    const difference = compareSafely(given, leftToReference.test(describeCase(given)) ? apart : counts);
    if (difference === undefined) continue;
    report.cells += columnsOfCase * rowsOfCase;
    if (difference === null) continue;
    const small = shrinkCase(given);
    report.failures.push(`cell, seed ${own}: ${firstDifference(small, counts) ?? difference}\n${describeCase(small)}`);
  }
  report.generatedShare = counts.rows === 0 ? 0 : counts.generated / counts.rows;
}

function compareSafely(given: CellCase, counts: CellCounts): string | null | undefined {
  try {
    return firstDifference(given, counts);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** Expressions that people wrote: the functions' examples and the packs' columns. */
function writtenExpressions(): string[] {
  const packs = (['china/monthly', 'united-states/biweekly'] as const).flatMap((pack) => [
    ...JSON.stringify(readPack(pack)).matchAll(/"expression":"((?:[^"\\]|\\.)*)"/g),
  ]);
  return [
    ...functions.flatMap((spec) => spec.examples.map(({ expression }) => expression)),
    ...packs.map((match) => JSON.parse(`"${match[1]}"`) as string),
  ];
}

function runTexts(report: FuzzReport, count: number, seed: number): void {
  const host = hostDefinition();
  const examples = writtenExpressions();
  const makers = Object.values(textMakers).flatMap(({ share, make }) => Array.from({ length: share }, () => make));
  for (let index = 0; index < count && report.failures.length < failuresMax; index += 1) {
    const own = seedOf(seed, index);
    const random = new Random(own);
    report.texts += 1;
    if (index % escapeEvery === 0) {
      report.escapes += 1;
      const { text, problem } = tryEscape(host, random);
      if (problem) report.failures.push(`escape, seed ${own}: ${problem}\n  ${JSON.stringify(text)}`);
      continue;
    }
    const text = random.pick(makers)(random, examples);
    const { problem, milliseconds, program } = checkText(host, text);
    report.slowestMilliseconds = Math.max(report.slowestMilliseconds, milliseconds);
    if (program) report.calculated += 1;
    if (problem) report.failures.push(`text, seed ${own}: ${problem}\n  ${JSON.stringify(shrinkText(host, text))}`);
  }
}

export function runFuzz(counts: { readonly texts: number; readonly cells: number }, seed: number): FuzzReport {
  const report: FuzzReport = { cells: 0, generatedShare: 0, texts: 0, calculated: 0, escapes: 0, slowestMilliseconds: 0, failures: [] };
  runTexts(report, counts.texts, seed);
  runCells(report, counts.cells, seed);
  return report;
}
