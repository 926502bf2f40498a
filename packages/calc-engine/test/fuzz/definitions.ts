/** Definitions with a key dropped, renamed or given something else: each message has its line and column, and no word of the machinery. */
import { describeFinding, printFinding } from '@wagewright/contracts/definition-findings';
import { type Document, isMap, isScalar, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import { readDefinition, type readLayered } from '../../definition-files/index.ts';
import { Random } from './random.ts';

export interface DefinitionFuzz {
  definitions: number;
  /** Definitions that were refused. */
  refused: number;
  readonly failures: string[];
}

/** Words of the schema library, paths of data, values of the host, words that were not filled in. */
const machinery =
  /zod|Invalid |expected (?:string|object|array)|received|\bsteps\.\d|\btables\.\d|\[object|undefined|NaN|\{\w+(?::\w+)?\}(?!")/;

const others: readonly unknown[] = [
  null,
  0,
  -1.5,
  20260131,
  true,
  '',
  'Zzyzx',
  'a b',
  [],
  [1],
  {},
  { code: 'X' },
  '2026-13-45',
  'Pay.Nothing',
];

interface Entry {
  readonly map: YAMLMap;
  readonly pair: Pair;
}

function entriesOf(document: Document): Entry[] {
  const entries: Entry[] = [];
  visit(document, { Map: (_, map) => void entries.push(...map.items.map((pair) => ({ map, pair }))) });
  return entries.filter(({ map }) => isMap(map));
}

/** What is done to a pair of key and value. */
const changes: readonly ((document: Document, entry: Entry, random: Random) => void)[] = [
  (_, { map, pair }) => void map.items.splice(map.items.indexOf(pair), 1),
  (document, { pair }, random) => {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    pair.key = document.createNode(random.chance(0.5) ? `${key}x` : key.slice(1) || 'y');
  },
  (document, { pair }, random) => {
    pair.value = document.createNode(random.pick(others));
  },
];

function changed(text: string, random: Random): string {
  const document = parseDocument(text, { stringKeys: true });
  for (let times = random.between(1, 3); times > 0; times -= 1) random.pick(changes)(document, random.pick(entriesOf(document)), random);
  try {
    return document.toString();
  } catch {
    return text; // a part that others repeat was dropped, which the writer of YAML refuses
  }
}

type Read = (text: string) => ReturnType<typeof readDefinition> | ReturnType<typeof readLayered>;

export const fuzzDefinitions = (texts: readonly string[], count: number, seed: number): DefinitionFuzz =>
  fuzzLayers(texts, (text) => readDefinition('pay.yaml', text), count, seed);

/** The same for texts that are read together with others. */
export function fuzzLayers(texts: readonly string[], read: Read, count: number, seed: number): DefinitionFuzz {
  const report: DefinitionFuzz = { definitions: 0, refused: 0, failures: [] };
  for (let index = 0; index < count && report.failures.length < 5; index += 1) {
    const own = (seed * 1_000_003 + index) >>> 0;
    const random = new Random(own);
    const text = changed(random.pick(texts), random);
    report.definitions += 1;
    const problem = problemOf(text, read, report);
    if (problem !== null) report.failures.push(`definition, seed ${own}: ${problem}`);
  }
  return report;
}

function problemOf(text: string, toRead: Read, report: DefinitionFuzz): string | null {
  try {
    const read = toRead(text);
    if (read.ok) return null;
    report.refused += 1;
    const lines = read.findings.map((finding) => ({ finding, line: printFinding(finding) }));
    const wrong = lines.find(
      ({ finding, line }) => machinery.test(line) || finding.places.some((place) => place.line === null) || !isComplete(finding),
    );
    return read.findings.length === 0 ? 'refused without a word' : (wrong?.line ?? null);
  } catch (error) {
    return error instanceof Error ? `${error.stack}` : String(error);
  }
}

function isComplete(finding: Parameters<typeof describeFinding>[0]): boolean {
  return (['en', 'zh-CN'] as const).every((language) => {
    const { what, next } = describeFinding(finding, language);
    return what.length > 3 && next.length > 3;
  });
}
