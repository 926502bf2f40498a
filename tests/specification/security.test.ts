/** Holds docs/security.md whole: every number, every file, and what it says is never used. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Numbers of OWASP ASVS 5.0.0 by section and level: facts, as its list has them. */
const required = read('tests/specification/asvs-numbers.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [section = '', ...levels] = line.split('\t');
    return levels.flatMap((numbers) => numbers.split(' ').filter(Boolean)).map((number) => `${section}.${number}`);
  });

const page = read('docs/security.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(([, number = '', verdict = '', text = '']) => ({
  number,
  verdict,
  text,
}));
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|tests|scripts|docs)\/[\w./-]+|[\w.-]+\.json)`/g)].map(([, file = '']) => file);

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, and no other', () => {
    expect(required).toHaveLength(253);
    const order = (numbers: readonly string[]) => numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(order(rows.map(({ number }) => number))).toEqual(order(required));
  });

  it('says of each whether it holds, and of what holds where', () => {
    for (const { number, verdict, text } of rows) {
      expect(['holds', 'operator', 'not yet', 'n/a'], number).toContain(verdict);
      expect(text.length, number).toBeGreaterThan(5);
      if (verdict === 'holds' && !/above|^as \d/.test(text)) expect(filesIn(text), number).not.toEqual([]);
    }
  });

  it('names no file that is not there', () => {
    const named = [...new Set(filesIn(page))];
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

/** What the page says does not occur in the product’s code, and where it may all the same. */
const absent: readonly { readonly what: string; readonly pattern: RegExp; readonly but?: readonly string[] }[] = [
  { what: 'statements put together elsewhere', pattern: /\$(query|execute)RawUnsafe\b|Prisma\.raw\(/, but: ['packages/db/src/sql.ts'] },
  { what: 'code made at run time', pattern: /\beval\(|new Function\(/, but: ['packages/calc-engine/src/codegen/generate.ts'] },
  { what: 'HTML put into a page', pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/ },
  { what: 'messages between windows', pattern: /window\.postMessage\(|window\.opener/ },
  { what: 'guessable numbers', pattern: /Math\.random\(/ },
  {
    what: 'weak hashes and ciphers',
    pattern: /['"](md5|sha1|aes-\d+-(ecb|cbc)|des|rc4)['"]/,
    but: ['apps/server/src/identity/passwords/leaked-passwords.ts'],
  },
  { what: 'certificates that are not checked', pattern: /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/ },
  { what: 'programs started through a shell', pattern: /shell: true|\bexec(Sync)?\(['"`]/ },
  { what: 'words on the console', pattern: /console\.(log|error|warn|info)\(/ },
];

/** Of all apps and packages, without what is generated and what tests use. */
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\/(generated|testing)\//.test(file))
  .map((file) => ({ file, text: read(file) }));

describe('the product’s code', () => {
  it.each(absent)('has no $what', ({ pattern, but = [] }) => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual(but);
  });
});
