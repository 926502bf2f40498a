/** Whose rules a definition is made of: its layers, and of each element which layer wrote and which changed it. */
import type { CalculationDefinition, DefinitionOrigin } from '@wagewright/contracts/payroll/solutions';
import { contentHash } from '../../src/definition/hash.ts';
import { compareDefinitions, type Difference } from './compare.ts';
import type { Element } from './elements.ts';
import { nameOfParent } from './load.ts';

const hashDigits = 12;

/** Twelve digits over what a definition says: what a child of it names. */
export const parentHash = (definition: unknown): string => {
  const { origin: _, ...own } = definition as Element;
  return contentHash(own).slice(0, hashDigits);
};

export type OriginElements = Map<string, { from: number; changedBy: number[] }>;

/** Notes what a layer has done to the elements below it. */
export function noteLayer(elements: OriginElements, differences: readonly Difference[], layer: number): void {
  for (const { how, at } of differences) {
    if (how === 'off') elements.delete(at);
    else if (how === 'added') elements.set(at, { from: layer, changedBy: [] });
    else if (at !== '') noteChange(elements, at, layer);
  }
}

function noteChange(elements: OriginElements, at: string, layer: number): void {
  const known = elements.get(at) ?? { from: elements.get(at.split(/[.@]/)[0] ?? '')?.from ?? 0, changedBy: [] };
  if (!known.changedBy.includes(layer) && known.from !== layer) known.changedBy.push(layer);
  elements.set(at, known);
}

type Rules = Omit<CalculationDefinition, 'origin'>;

/**
 * The origin of a child solution's definition.
 * @param parent the published copy that it inherits, with its own origin where it is a child itself
 * @param number of that copy
 */
export function originOnParent(parent: CalculationDefinition, number: number, own: Rules): DefinitionOrigin {
  const { origin, code, name } = parent;
  const above = origin?.layers.slice(0, -1) ?? [];
  const layers = [
    ...above,
    { code, name, from: nameOfParent({ solution: code, copy: number }), hash: parentHash(parent) },
    { code: own.code, name: own.name, from: nameOfParent({ solution: own.code }), hash: parentHash(own) },
  ];
  const elements: OriginElements = new Map(Object.entries(structuredClone(origin?.elements ?? {})));
  noteLayer(elements, compareDefinitions(parent, own), layers.length - 1);
  return { layers, elements: Object.fromEntries(elements) };
}
