/** The engine has no clock, no environment, no I/O; its language part has no Node and no code generation, so that a browser can load it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const importPattern = /(?:import|export)(?<types> type)?[^'"`;]*?from ['"](?<from>[^'"]+)['"]/g;

/** Modules that a file imports at run time, as paths or package names. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(importPattern)].filter((match) => match.groups?.types === undefined);
  return found
    .map((match) => match.groups?.from ?? '')
    .map((from) => (from.startsWith('.') ? path.resolve(path.dirname(file), from) : from));
}

function reachableFrom(entry: string): Set<string> {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (path.isAbsolute(file)) open.push(...importsOf(file));
  }
  return seen;
}

test('the language part reaches neither Node nor the code generator', () => {
  const reached = [...reachableFrom(path.join(source, 'language/index.ts'))];
  expect(reached.length).toBeGreaterThan(15);
  expect(reached.filter((module) => module.startsWith('node:') || /\/(codegen|ir|definition|explain)\//.test(module))).toEqual([]);
  expect(reached.filter((module) => !path.isAbsolute(module)).sort()).toEqual(['@lezer/lr']);
});

test('the authoring part reads definitions, and compiles none', () => {
  const reached = [...reachableFrom(path.join(source, 'authoring/index.ts'))];
  expect(reached.some((module) => module.endsWith('/definition/scopes.ts'))).toBe(true);
  // how figures are written is what questions about rows are said with; the explanations themselves are not in it
  const words = /\/explain\/(words\/[\w-]+|figures|years)\.ts$/;
  const barred = (module: string): boolean => /\/(codegen|ir|explain)\//.test(module) && !words.test(module);
  expect(reached.filter((module) => module.startsWith('node:') || barred(module))).toEqual([]);
});

test('nothing in the engine reads the clock, chance, the environment or a file', () => {
  const forbidden = /\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bprocess\.|\bperformance\.|'node:(?!crypto)|\bfetch\(/;
  expect(files.filter((file) => forbidden.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([]);
});

test('code is generated in one file only', () => {
  expect(files.filter((file) => /\bnew Function\b|\beval\(/.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([
    path.join('codegen', 'generate.ts'),
  ]);
});
