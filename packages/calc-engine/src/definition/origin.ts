/** Which layers a part of a resolved definition comes from. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { LocalizedName } from '../api.ts';

export interface LayersOf {
  /** The pack, file or copy that the part stands in. */
  readonly from: string;
  /** Codes of the layers that changed it. */
  readonly changedBy: readonly string[];
}

/** Of a part that a definition has of another: whose it is, and who changed it on the way, by name. */
export interface InheritedFrom {
  readonly from: LocalizedName;
  readonly changedBy: readonly LocalizedName[];
}

type Defined = Pick<CalculationDefinition, 'origin'>;

/**
 * @param at `Table`, `Table.Column` or `Table@2026-01-01`
 * @returns null where the definition extends no other
 */
export function layersOf({ origin }: Defined, at: string): LayersOf | null {
  if (!origin) return null;
  const { from, changedBy } = numbersOf(origin, at);
  return { from: origin.layers[from]?.from ?? '', changedBy: changedBy.map((layer) => origin.layers[layer]?.code ?? '') };
}

/** @returns null for what is the definition's own */
export function inheritedFrom({ origin }: Defined, at: string): InheritedFrom | null {
  if (!origin) return null;
  const { from, changedBy } = numbersOf(origin, at);
  const names = origin.layers.map(({ name }) => name);
  const whose = from === names.length - 1 ? undefined : names[from];
  return whose ? { from: whose, changedBy: changedBy.flatMap((layer) => names[layer] ?? []) } : null;
}

type Origin = NonNullable<CalculationDefinition['origin']>;
type Numbers = Origin['elements'][string];

/** What a layer added or changed as such; a column of a table that a layer added came with it. */
const numbersOf = (origin: Origin, at: string): Numbers =>
  elementOf(origin, at) ?? { from: elementOf(origin, at.split(/[.@]/)[0] ?? '')?.from ?? 0, changedBy: [] };

const elementOf = ({ elements }: Origin, at: string): Numbers | undefined => (Object.hasOwn(elements, at) ? elements[at] : undefined);
