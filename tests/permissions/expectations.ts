import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RoleCode, roleCodes } from '@wagewright/contracts';
import type { PlaceName } from './world/index.ts';

/** What the tables in expected/ can say, and which places each word reaches; `yes` is about no record at all, `asked` about those alone in whose approval one has a part: none of the three. */
const reached = {
  '-': [],
  yes: [],
  asked: [],
  own: ['near'],
  subordinates: ['near'],
  solution: ['near'],
  'legal-entity': ['near', 'sister'],
  all: ['near', 'sister', 'foreign'],
} as const satisfies Record<string, readonly PlaceName[]>;
export type Word = keyof typeof reached;

export interface Expectation {
  readonly anonymous: boolean;
  readonly word: Readonly<Record<RoleCode, Word>>;
}

const folder = path.join(import.meta.dirname, 'expected');
const columns = ['procedure', 'anonymous', ...roleCodes];

const isWord = (text: string | undefined): text is Word => text !== undefined && Object.hasOwn(reached, text);

function readTable(file: string): [string, Expectation][] {
  const [head = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  if (head !== columns.join('\t')) throw new Error(`${file}: the columns are ${columns.join(', ')}, each role one.`);
  return lines.map((line, index) => {
    const [procedure = '', anonymous, ...words] = line.split('\t');
    if (!words.every(isWord) || words.length !== roleCodes.length || (anonymous !== '-' && anonymous !== 'yes'))
      throw new Error(`${file}, line ${index + 2}: a cell is none of ${Object.keys(reached).join(', ')}.`);
    const word = Object.fromEntries(roleCodes.map((role, at) => [role, words[at]])) as Expectation['word'];
    return [procedure, { anonymous: anonymous === 'yes', word }];
  });
}

/** Who may do what, by people: written down and reviewed, never read from the contracts. */
export const expectations: ReadonlyMap<string, Expectation> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap(readTable),
);

export const expectationOf = (procedure: string): Expectation => {
  const found = expectations.get(procedure);
  if (!found) throw new Error(`tests/permissions/expected has no row for ${procedure}.`);
  return found;
};

export const placesReached = (word: Word): readonly PlaceName[] => reached[word];

/** Roles that a question about what is near is answered. */
export const answeredRoles = (procedure: string): RoleCode[] => {
  const { word } = expectationOf(procedure);
  return roleCodes.filter((role) => word[role] === 'yes' || placesReached(word[role]).length > 0);
};
