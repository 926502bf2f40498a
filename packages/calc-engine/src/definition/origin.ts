/** Which layers a part of a resolved definition comes from. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';

export interface LayersOf {
  /** The pack, file or copy that the part stands in. */
  readonly from: string;
  /** Codes of the layers that changed it. */
  readonly changedBy: readonly string[];
}

/**
 * @param at `Table`, `Table.Column` or `Table@2026-01-01`
 * @returns null where the definition extends no other
 */
export function layersOf({ origin }: Pick<CalculationDefinition, 'origin'>, at: string): LayersOf | null {
  if (!origin) return null;
  const own = elementOf(origin, at) ?? { from: elementOf(origin, at.split(/[.@]/)[0] ?? '')?.from ?? 0, changedBy: [] };
  return { from: origin.layers[own.from]?.from ?? '', changedBy: own.changedBy.map((layer) => origin.layers[layer]?.code ?? '') };
}

type Origin = NonNullable<CalculationDefinition['origin']>;

/** What a layer added or changed as such; a column of a table that a layer added came with it. */
const elementOf = ({ elements }: Origin, at: string): Origin['elements'][string] | undefined =>
  Object.hasOwn(elements, at) ? elements[at] : undefined;
