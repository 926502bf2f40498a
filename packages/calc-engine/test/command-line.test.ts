/** `npm run -s calc -- <definition.yaml> --test` */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const pack = path.join(root, 'packages/calc-engine/packs/china/monthly.yaml');
const folder = mkdtempSync(path.join(tmpdir(), 'calc-'));
afterAll(() => rmSync(folder, { recursive: true }));

function calc(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/calc.ts'), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function changed(name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(pack, 'utf8')));
  return file;
}

describe('calc --test', () => {
  test('0 when all tests are green', () => {
    expect(calc(pack, '--test')).toEqual({ status: 0, stdout: '5 tests passed\n', stderr: '' });
  });

  test('1 with the errors one a line: a wrong expectation', () => {
    const { status, stderr } = calc(
      changed('expectation.yaml', (text) => text.replace('IncomeTax: 83.10, Net: 7686.90', 'IncomeTax: 83.11, Net: 7686.90')),
      '--test',
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'TEST Kunming, January 2026, at 10,000 and above the ceilings at 30,000: Pay.IncomeTax, row 1: expected 83.11, found 83.10',
    ]);
  });

  test('1 with the errors one a line: expressions that do not compile', () => {
    const { status, stderr } = calc(
      changed('names.yaml', (text) => text.replaceAll('PensionBase * City.PensionRate', 'PensionBase * City.PensoinRate')),
      '--test',
    );
    expect(status).toBe(1);
    expect(stderr).toBe('UNKNOWN_COLUMN Pay.Pension:19-30 Table City has no column "PensoinRate". Did you mean "PensionRate"?\n');
  });

  test('1 for a file that is not a definition, is not YAML, or is not there, and for a wrong call', () => {
    expect(
      calc(
        changed('shape.yaml', () => 'code: X\n'),
        '--test',
      ),
    ).toMatchObject({ status: 1, stdout: '' });
    expect(
      calc(
        changed('broken.yaml', () => 'a: [1\n'),
        '--test',
      ).stderr,
    ).toMatch(/^FILE [^\n]+\n$/);
    expect(calc(path.join(folder, 'missing.yaml'), '--test')).toMatchObject({ status: 1 });
    expect(calc(pack).stderr).toContain('Usage');
    expect(calc('--nonsense').stderr).toContain('Usage');
  });
});
