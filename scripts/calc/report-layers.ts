/** `--show-layers` and `--diff`: what the layers of a definition do, and with tables given which results change. */
import { compileDefinition, type PeriodFacts, type Program } from '@wagewright/calc-engine';
import { compareDefinitions, type LayerEffect, printDifference } from '@wagewright/calc-engine/definition-files';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { buildInput } from './build-input.ts';
import { calculateEverybody } from './calculate-everybody.ts';
import { refuse } from './problems.ts';
import type { CalcArguments } from './read-arguments.ts';
import { type ReadLayers, readLayers } from './read-definition.ts';
import { readPeriod } from './read-period.ts';
import { cellText, describeResults } from './results.ts';

/** Changed results that are written out; the others are counted. */
const changesListedMax = 50;

export async function reportLayers(options: CalcArguments, note: (line: string) => void): Promise<0> {
  const own = readLayers(options.definition, { parent: null });
  if (options.showLayers) for (const line of own.layers.flatMap(describeLayer)) console.log(line);
  if (options.diff) for (const line of await describeDifference(own, options, note)) console.log(line);
  return 0;
}

function describeLayer({ file, code, hash, differences }: LayerEffect, index: number): string[] {
  return [`${index + 1}. ${code} (${file}), hash ${hash}`, ...differences.map((difference) => `   ${printDifference(difference)}`)];
}

async function describeDifference(own: ReadLayers, options: CalcArguments, note: (line: string) => void): Promise<string[]> {
  const [before, after] = options.parent === null ? [below(own), own] : [own, readLayers(options.definition, { parent: options.parent })];
  const last = ({ layers }: ReadLayers): unknown => layers.at(-1)?.value;
  const rules = compareDefinitions(last(before), last(after), { withinNewVersions: true }).map(printDifference);
  return [
    ...(rules.length === 0 ? ['No rule differs.'] : rules),
    ...(options.inputs.size === 0 ? [] : await changedResults(before.program, after.program, options, note)),
  ];
}

/** The definition without its last layer. */
function below({ layers }: ReadLayers): ReadLayers {
  const parent = layers.at(-2);
  if (!parent)
    return refuse('--diff: this definition extends no other. Compare two parents with --parent, or name a definition with extends.');
  const compiled = compileDefinition(calculationDefinitionSchema.parse(parent.value));
  if (!compiled.ok) return refuse(`--diff: ${parent.file} does not compile by itself. Calculate it alone to see why.`);
  return { program: compiled.program, layers: layers.slice(0, -1) };
}

/** Results by table, key and column code; the key is the employee, with the line where there are several. */
async function resultsOf(program: Program, period: PeriodFacts, options: CalcArguments): Promise<Map<string, string>> {
  const given = await buildInput(program, options, options.settings, () => undefined);
  const tables = describeResults(program, calculateEverybody(program, period, given.input), given.employees);
  const cells = tables.flatMap(({ plan, rows, key, cell }) =>
    Array.from({ length: rows }, (_, row) =>
      plan.columns.map((column, index): [string, string] => [
        `${key(row).join('/') || `row ${row + 1}`} ${plan.code}.${column.code}`,
        cellText(cell(row, index)) ?? 'blank',
      ]),
    ).flat(),
  );
  return new Map(cells);
}

async function changedResults(before: Program, after: Program, options: CalcArguments, note: (line: string) => void): Promise<string[]> {
  const period = await readPeriod(after, options, options.settings, note);
  const [was, is] = [await resultsOf(before, period, options), await resultsOf(after, period, options)];
  const keys = [...new Set([...is.keys(), ...was.keys()])].filter((key) => was.get(key) !== is.get(key));
  const people = new Set(keys.map((key) => key.split(/[/ ]/)[0])).size;
  const listed = keys.slice(0, changesListedMax).map((key) => `${key}: ${was.get(key) ?? '–'} → ${is.get(key) ?? '–'}`);
  const more = keys.length > changesListedMax ? [`and ${keys.length - changesListedMax} more`] : [];
  return ['', `${keys.length} results of ${people} employees differ:`, ...listed, ...more];
}
