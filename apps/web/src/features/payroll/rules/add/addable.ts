/** Something that can be added, as data: what is asked for, and what is made of the answers. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import type { RulesPlace } from '../draft/draft-context.ts';
import type { Field, Place, Values } from '../fields/field.ts';

export interface Added {
  readonly definition: CalculationDefinition;
  /** Where it is looked at. */
  readonly place: RulesPlace;
}

export interface Addable {
  readonly fields: readonly Field[];
  readonly initial: (place: Place) => Values;
  /** Fields that have to be filled in, where they are asked for. */
  readonly required: readonly string[];
  readonly make: (place: Place, values: Values) => Added | null;
}
