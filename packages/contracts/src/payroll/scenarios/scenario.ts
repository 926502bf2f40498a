import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id, isoDate, name, timestamp, version } from '../../core/primitives.ts';
import type { BatchStatus } from '../batches/index.ts';
import { assumptions } from './assumptions.ts';
import { scenarioEvents, scenarioStatuses } from './scenario-machine.ts';

/** What people write of a scenario. */
export const scenarioFields = {
  name: name(limits.scenarioNameCharactersMax),
  /** The batch that it starts from; left out: the newest of the solution that has been calculated. */
  baseBatchId: id.optional(),
  /** The first period: so many after the base's own. */
  startsAfter: z.int().min(0).max(limits.scenarioPeriodsMax).default(1),
  periodCount: z.int().min(1).max(limits.scenarioPeriodsMax),
  /** Hours, and what was typed into the base, come in every period; else only in the base's own. */
  repeatsVariable: z.boolean().default(true),
  assumptions,
  /** The caller has been asked about a raise of more than `raisePercentPlausible`, and means it. */
  meansLargeRaise: z.boolean().default(false),
};

/** States of a batch that a scenario can start from. */
export const scenarioBaseStatuses: readonly BatchStatus[] = [
  'calculated',
  'pending-approval',
  'in-approval',
  'approved',
  'rejected',
  'withdrawn',
  'closed',
];

/** A raise beyond this, up or down, is asked about once. */
export const raisePercentPlausible = 50;

/** A period of a scenario. `sequence` counts on in the solution's calendar; those that the calendar lacks follow by its type. */
export const scenarioPeriod = z.object({
  sequence: z.int(),
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  payDate: isoDate,
  isDerived: z.boolean(),
});

/** The four figures that are compared. Cost is gross and what the employer pays beside it; people are those who are paid. */
export const scenarioFigureNames = ['gross', 'net', 'cost', 'people'] as const;
export const scenarioFigures = z.object({ gross: amount, net: amount, cost: amount, people: z.int() });

/** Why it could not be calculated, and what to do. */
export const scenarioFailure = z.object({ reason: localizedText });

export const scenarioSummary = z.object({
  id,
  version,
  name: z.string(),
  solutionId: id,
  solutionName: localizedText,
  currency: z.string(),
  status: z.enum(scenarioStatuses),
  base: z.object({ batchId: id, name: z.string(), period: z.string() }),
  periodCount: z.int(),
  /** Names of the first and the last period. */
  firstPeriod: z.string(),
  lastPeriod: z.string(),
  assumptionCount: z.int(),
  /** People who are calculated so far, of how many. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Periods of people who could not be calculated, and are in no figure. */
  errorCount: z.int(),
  /** Of a failed one: what went wrong and what to do. */
  failure: scenarioFailure.nullable(),
  calculatedAt: timestamp.nullable(),
  /** Over all its periods; people as of the last. */
  totals: scenarioFigures.nullable(),
  events: z.array(z.enum(scenarioEvents)),
});

export const scenarioView = scenarioSummary.extend({
  startsAfter: z.int(),
  repeatsVariable: z.boolean(),
  assumptions,
  periods: z.array(scenarioPeriod),
});
