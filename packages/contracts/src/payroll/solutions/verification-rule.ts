/** What is verified before anybody is paid: rules of a solution's own, and the built-in checks that it switches. */
import { z } from 'zod';
import { codeSchema, definitionLimits, localizedNameOf, localizedNameSchema } from './definition-basics.ts';

/** An error blocks the submission for approval; a warning wants a remark. */
export const severitySchema = z.enum(['warning', 'error']);

export const ruleGroupSchema = z.strictObject({ code: codeSchema, name: localizedNameSchema });

/** Found where its condition is true; a blank condition finds nothing. Names of rules do not repeat. */
export const verificationRuleSchema = z.strictObject({
  code: codeSchema,
  name: localizedNameSchema,
  /** Code of a rule group. */
  group: codeSchema,
  /** The table whose rows it looks at: one row an employee, or each of an employee's lines. The condition is written as in this table. */
  table: codeSchema,
  condition: z.string().min(1).max(definitionLimits.expressionLengthMax),
  severity: severitySchema.default('warning'),
  /** What whoever answers reads; {Table.Column} stands for the value of that row or employee. */
  message: localizedNameOf(z.string().min(1).max(500)),
});

/** Built-in checks of people's records, asked when a batch is prepared. */
export const recordCheckCodes = ['noCompensation', 'noBankAccount', 'noTaxData', 'left', 'doubleAssignment'] as const;

/** Built-in checks of results, asked by each run. */
export const resultCheckCodes = ['zeroNet', 'negativeNet', 'farFromLast'] as const;

export const abnormalCheckCodes = [...recordCheckCodes, ...resultCheckCodes] as const;
export const checkLevelSchema = z.enum(['error', 'warning', 'off']);

/** What is left out stands at `abnormalDefaults`. */
export const abnormalChecksSchema = z.strictObject({
  noCompensation: checkLevelSchema.optional(),
  noBankAccount: checkLevelSchema.optional(),
  noTaxData: checkLevelSchema.optional(),
  left: checkLevelSchema.optional(),
  doubleAssignment: checkLevelSchema.optional(),
  zeroNet: checkLevelSchema.optional(),
  negativeNet: checkLevelSchema.optional(),
  farFromLast: checkLevelSchema.optional(),
});

export type Severity = z.output<typeof severitySchema>;
export type CheckLevel = z.output<typeof checkLevelSchema>;
export type RuleGroup = z.output<typeof ruleGroupSchema>;
export type VerificationRule = z.output<typeof verificationRuleSchema>;
export type AbnormalChecks = z.output<typeof abnormalChecksSchema>;
export type AbnormalCheckCode = (typeof abnormalCheckCodes)[number];
export type RecordCheckCode = (typeof recordCheckCodes)[number];

/**
 * Where a definition says nothing, its results are asked about as ever, and records are not: what a company keeps of its people is
 * its own to say.
 */
export const abnormalDefaults: Readonly<Record<AbnormalCheckCode, CheckLevel>> = {
  noCompensation: 'off',
  noBankAccount: 'off',
  noTaxData: 'off',
  left: 'off',
  doubleAssignment: 'off',
  zeroNet: 'off',
  negativeNet: 'warning',
  farFromLast: 'warning',
};

export const levelOfCheck = (checks: AbnormalChecks | undefined, code: AbnormalCheckCode): CheckLevel =>
  checks?.[code] ?? abnormalDefaults[code];
