/** `calc --diff`, `--diff --parent` and `--write`: what layers change, another parent under them, and definitions written as files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calc } from '../../files/test/support/calc.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const examples = path.join(root, 'docs/examples');
const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const country = readFileSync(path.join(examples, 'country.yaml'), 'utf8');
const parent = written('country.yaml', country);
const child = written(
  'child.yaml',
  'extends: country.yaml\ncode: CHILD\nname: { en: Child }\noff: { tests: all }\nchange: { columns: { Income.Tax: { expression: Salary * 20% } } }\n',
);

describe('calc --diff', () => {
  test('says what the definition changes of its parent', () => {
    const { status, stdout } = calc(child, '--diff');
    expect(status).toBe(0);
    expect(stdout).toContain('changed Income.Tax: Income › Income tax, Formula: ');
    expect(stdout).toContain(' → Salary * 20%');
  });

  test('with another parent says what that one changes, the layer on both', () => {
    const later = written('later.yaml', country.replace('BasicIncome: 600', 'BasicIncome: 650'));
    const { status, stdout } = calc(child, '--diff', '--parent', later);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^changed Rates from .*: 600 → 650$/)]);
  });

  test('names the other parent, not the one that the file extends, where it is not there or lacks something', () => {
    expect(calc(child, '--diff', '--parent', 'chnia/monthly').stderr).toContain(
      'chnia/monthly The file cannot be read: there is none of this name. Did you mean china/monthly?',
    );
    expect(calc(child, '--diff', '--parent', 'china/labour-income').stderr).toMatch(/: china\/labour-income has no /);
  });

  test('with the same parent nothing', () => {
    expect(calc(child, '--diff', '--parent', parent)).toMatchObject({ status: 0, stdout: 'No rule differs.\n' });
  });

  test('of what extends nothing is refused; --parent goes with it', () => {
    expect(calc(parent, '--diff')).toMatchObject({ status: 1, stderr: expect.stringContaining('extends no other') as string });
    expect(calc(parent, '--test', '--parent', parent).stderr).toContain('--parent goes with --diff');
  });
});

describe('calc --write', () => {
  test('definition: whole, with what it extends; it differs in no rule', () => {
    const { status, stdout } = calc(child, '--write', 'definition');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^code: CHILD\n/);
    expect(stdout).not.toContain('extends');
    const whole = written('whole.yaml', stdout);
    expect(calc(whole, '--write', 'definition').stdout).toBe(stdout);
  });

  test('layer: as few words as it can be said in, read again as the same', () => {
    const { stdout } = calc(child, '--write', 'layer');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^extends: \{ file: country\.yaml, hash: [0-9a-f]{12} \}$/),
      'code: CHILD',
      'name: { en: Child, zh-CN: Child }',
      'off: { tests: all }',
      'change: { columns: { Income.Tax: { expression: Salary * 20% } } }',
      '',
    ]);
    expect(calc(written('again.yaml', stdout), '--write', 'definition').stdout).toBe(calc(child, '--write', 'definition').stdout);
  });

  test('layer on another parent by --parent; of what has none it is asked for', () => {
    expect(calc(parent, '--write', 'layer')).toMatchObject({ status: 1, stderr: expect.stringContaining('--parent') as string });
    expect(calc(parent, '--write', 'layer', '--parent', parent).stdout).toMatch(
      /^extends: \{ file: country\.yaml, hash: .* \}\ncode: .*\nname: .*\n$/,
    );
  });
});
