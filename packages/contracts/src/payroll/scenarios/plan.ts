/** What a calculation of a scenario goes by, made when it is started and kept with it: nothing that changes meanwhile changes its figures. */
import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { periodFactsSchema } from '../solutions/index.ts';
import { assumptions } from './assumptions.ts';

export const plannedPeriod = z.strictObject({
  sequence: z.int(),
  name: z.string(),
  facts: periodFactsSchema,
  /** Which place of the scenario's periods, from 1; 0 for one between the base and the first of them: calculated, since history needs it, and not kept. */
  place: z.int().min(0),
  isDerived: z.boolean(),
  /** Index into `definitions`. */
  definition: z.int().min(0),
});

export const scenarioPlan = z.strictObject({
  solution: z.string(),
  legalEntityId: id,
  baseBatchId: id,
  inputHash: z.string(),
  /** As frozen by the base, and those to calculate by: as stored in copies, with the rates that are assumed. */
  frozenDefinition: z.unknown(),
  definitions: z.array(z.unknown()).min(1),
  periods: z.array(plannedPeriod).min(1),
  repeatsVariable: z.boolean(),
  assumptions,
});

export type PlannedPeriod = z.output<typeof plannedPeriod>;
export type ScenarioPlan = z.output<typeof scenarioPlan>;
