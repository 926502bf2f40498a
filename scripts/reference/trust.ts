import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type TrustRow, trustRows } from './trust-rows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', 'dist', 'dist-types', '.data', '.turbo', 'coverage', 'generated']);

interface NamedTest {
  readonly file: string;
  readonly title: string;
  readonly rows: readonly string[];
}

function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : testFiles(name);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [name] : [];
  });
}

/** A text, in quotes of any kind, that holds rows in brackets: the title of a test or of what groups tests. */
const titled = /(['"`])((?:(?!\1)[^\n\\]|\\.)*\((?:[RLFSM]\d+(?:, )?)+\)(?:(?!\1)[^\n\\]|\\.)*)\1/g;
const named = /\(((?:[RLFSM]\d+(?:, )?)+)\)/g;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function namedTests(file: string): NamedTest[] {
  const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
  return [...text.matchAll(titled)].map(([, , title = '']) => ({
    file,
    title: title.replace(named, '').replace(/\s+/g, ' ').trim(),
    rows: [...title.matchAll(named)].flatMap(([, rows = '']) => rows.split(', ')),
  }));
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function tableRow({ row, holds, large, notYet }: TrustRow, tests: readonly NamedTest[]): string {
  const shown = tests.map(({ file, title }) => `${escaped(title)} (\`${file}\`)`);
  if (notYet) shown.push(`*Not yet: ${notYet}*`);
  if (large) shown.push(`large: \`${large}\``);
  return `| ${row} | ${holds} | ${shown.join('<br>')} |`;
}

/**
 * What must hold, and the tests that show it, by the rows that their titles name.
 * @throws Error for a row that no test names, and for a name that is no row
 */
export function trustReference(): string {
  const tests = ['apps', 'packages', 'tests'].flatMap(testFiles).sort().flatMap(namedTests);
  const testsOf = (row: string): NamedTest[] => tests.filter(({ rows }) => rows.includes(row));
  const known = new Set(trustRows.map(({ row }) => row));
  const strange = tests.filter(({ rows }) => rows.some((row) => !known.has(row)));
  if (strange.length > 0)
    throw new Error(`Titles name rows that scripts/reference/trust-rows.ts does not have: ${strange.map(({ title }) => title).join('; ')}`);
  const bare = trustRows.filter(({ row, notYet }) => !notYet && testsOf(row).length === 0);
  if (bare.length > 0)
    throw new Error(
      `No test’s title names ${bare.map(({ row, holds }) => `(${row}): ${holds}`).join(' ')} Write the test, or say why not.`,
    );
  const lines = trustRows.map((row) => tableRow(row, testsOf(row.row)));
  return ['| Row | What holds | Shown by |', '| --- | --- | --- |', ...lines].join('\n');
}
