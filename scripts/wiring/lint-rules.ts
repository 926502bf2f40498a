import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lintOverrides } from '../import-rules.ts';

interface Configuration {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

/** The linter's configuration with the import rules as scripts/import-rules.ts says them; the rest of it stays as people wrote it. Not yet formatted. */
export function lintConfiguration(root: string): [file: string, text: string] {
  const file = '.oxlintrc.json';
  const written = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Configuration;
  const others = written.overrides.filter(({ rules }) => !Object.hasOwn(rules, 'typescript/no-restricted-imports'));
  return [file, JSON.stringify({ ...written, overrides: [...lintOverrides(), ...others] })];
}
