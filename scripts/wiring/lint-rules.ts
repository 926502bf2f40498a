import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areas, lintOverrides } from '../import-rules.ts';

interface Configuration {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

/** In slices nobody asserts what a stored value is: it is read by `@wagewright/db/columns`, which looks (ADR 39). */
const readNotAsserted = {
  files: ['apps/server', 'apps/worker', 'packages/db'].map((place) => `**/${place}/src/{${areas.join(',')}}/**`),
  rules: { 'typescript/no-unsafe-type-assertion': 'error' },
};

const made = ['typescript/no-restricted-imports', 'typescript/no-unsafe-type-assertion'];

/** The linter's configuration with the import rules as scripts/import-rules.ts says them, and how slices read; the rest of it stays as people wrote it. Not yet formatted. */
export function lintConfiguration(root: string): [file: string, text: string] {
  const file = '.oxlintrc.json';
  const written = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Configuration;
  const others = written.overrides.filter(({ rules }) => !made.some((rule) => Object.hasOwn(rules, rule)));
  return [file, JSON.stringify({ ...written, overrides: [...lintOverrides(), readNotAsserted, ...others] })];
}
