import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, version } from '../../core/primitives.ts';
import { importStatuses } from '../../platform/imports/index.ts';
import { batchStatuses } from '../batches/index.ts';
import { setupStatuses, setupSteps } from './setup-machine.ts';

/** What the machine asks about, as things stand. */
export const setupFacts = z.object({
  hasPeople: z.boolean(),
  hasPay: z.boolean(),
  /** Pay was brought by a file of its own, which stands. */
  hasPayImport: z.boolean(),
  /** A solution of the legal entity is active, and its rules are published. */
  hasSolution: z.boolean(),
  hasOpenPeriod: z.boolean(),
  hasClosedBatch: z.boolean(),
});
export type SetupFacts = z.infer<typeof setupFacts>;

/**
 * Files that were brought since the start began and are not taken back, the newest first; of more than are shown the number. An import that the caller may not see, such
 * as one with columns of pay, has no name.
 */
const broughtFiles = z.object({
  total: z.int(),
  rows: z.array(z.object({ id, version, status: z.enum(importStatuses), fileName: z.string().nullable() })),
});

/** Where a legal entity stands on its way to the first payslip. */
export const setupView = z.object({
  legalEntityId: id,
  legalEntity: localizedText,
  status: z.enum(setupStatuses),
  version,
  facts: setupFacts,
  people: z.int(),
  /** Of them, who has an amount of compensation on file. */
  peopleWithPay: z.int(),
  /** What the steps of people and of pay were brought by. */
  peopleImports: broughtFiles,
  payImports: broughtFiles,
  /** The legal entity was made for the start, and its version, by which it is deleted with it. */
  madeEntity: z.object({ version }).nullable(),
  /** The newest active solution, with its draft where nothing of it is published yet. */
  solution: z
    .object({ id, name: localizedText, draft: z.object({ number: z.int(), version }).nullable(), hasApprover: z.boolean() })
    .nullable(),
  /** The first activated period of it. */
  period: z.object({ id, version, name: z.string() }).nullable(),
  batch: z.object({ id, name: z.string(), status: z.enum(batchStatuses) }).nullable(),
});
export type SetupView = z.infer<typeof setupView>;

/** A step of a legal entity's start, and the version of it that the caller has seen. */
export const setupStepReference = z.strictObject({ legalEntityId: id, version, step: z.enum(setupSteps) });
