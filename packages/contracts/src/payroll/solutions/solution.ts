import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { capabilityKeys } from './capability.ts';

/** The specification's period types (§9). */
export const periodTypes = [
  'daily',
  'weekly',
  'biweekly',
  'monthly',
  'semi-monthly',
  'bimonthly',
  'quarterly',
  'semi-annual',
  'annual',
] as const;

export const solutionSummary = z.object({
  id,
  code: z.string(),
  name: localizedText,
  legalEntityId: id,
  legalEntity: localizedText,
  periodType: z.enum(periodTypes),
  currency: z.string(),
  status: z.enum(['active', 'inactive']),
  publishedCopy: z.int().nullable(),
  employeeCount: z.int(),
  batchCount: z.int(),
  /** The solution that it inherits from. */
  parent: z.object({ id, name: localizedText, isActive: z.boolean() }).nullable(),
  /** The parent’s published copy, where neither the draft nor the published copy has it. */
  offeredNumber: z.int().nullable(),
});

/** The roles that a solution names people for. */
export const solutionUserRoles = ['manager', 'approver'] as const;
export type SolutionUserRole = (typeof solutionUserRoles)[number];

export const solutionUser = z.object({
  id,
  name: z.string(),
  account: z.string(),
  role: z.enum(solutionUserRoles),
  /** Signs in, works here, and holds the role that this counts through; otherwise being named gives them nothing. */
  isEffective: z.boolean(),
});

/** Somebody or something by its name. */
const nameOf = z.object({ id, name: z.string() });

/** A role of a solution's own, with whoever holds it. */
export const solutionRole = z.object({
  name: z.string(),
  capabilities: z.array(z.enum(capabilityKeys)),
  users: z.array(nameOf),
  /** Everybody who holds these roles of the product. */
  productRoles: z.array(z.object({ id, name: localizedText })),
});

export const definitionColumn = z.object({
  code: z.string(),
  name: localizedText,
  dataType: z.string(),
  dataSource: z.string(),
  expression: z.string().nullable(),
});
