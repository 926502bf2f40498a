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
  'plain/salary',
] as const;
export type PackName = (typeof packNames)[number];

/** Packs that follow no law: made anywhere, for any length of period. Their own currency and country are those of their tests. */
const packsOfNoCountry: ReadonlySet<string> = new Set<PackName>(['plain/salary']);
export const isOfNoCountry = (name: string): boolean => packsOfNoCountry.has(name);

/** A YAML file as plain data. The caller checks it with `calculationDefinitionSchema`. Throws with the line on malformed YAML. */
export function readDefinitionFile(path: string | URL): unknown {
  return parse(readFileSync(path, 'utf8'), { maxAliasCount: 100 }) as unknown;
}

const fileOf = (name: PackName): URL => new URL(`${name}.yaml`, import.meta.url);

export const readPack = (name: PackName): unknown => readDefinitionFile(fileOf(name));

export const readPackText = (name: PackName): string => readFileSync(fileOf(name), 'utf8');

export { emptyRules } from './empty.ts';
