/** Definitions that come with the product, one YAML file a solution. The only part of the engine's package that reads files. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Pack name → file beside this one. */
export const packNames = [
  'united-states/biweekly',
  'china/monthly',
  'china/year-end-bonus',
  'china/non-resident',
  'china/labour-income',
] as const;
export type PackName = (typeof packNames)[number];

/** A YAML file as plain data. The caller checks it with `calculationDefinitionSchema`. Throws with the line on malformed YAML. */
export function readDefinitionFile(path: string | URL): unknown {
  return parse(readFileSync(path, 'utf8'), { maxAliasCount: 100 }) as unknown;
}

const fileOf = (name: PackName): URL => new URL(`${name}.yaml`, import.meta.url);

export const readPack = (name: PackName): unknown => readDefinitionFile(fileOf(name));

export const readPackText = (name: PackName): string => readFileSync(fileOf(name), 'utf8');

export { emptyRules } from './empty.ts';
