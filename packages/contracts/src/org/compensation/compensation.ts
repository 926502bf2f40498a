import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { currencyCode } from '../../core/places.ts';
import { id, isoDate, name, remarks, timestamp, version } from '../../core/primitives.ts';

/** What rules and files know an item by. */
export const compensationItemCode = z
  .string()
  .max(64)
  .regex(/^[\p{L}_][\p{L}\p{N}_]*$/u, 'a code starts with a letter and holds letters, digits and underscores only');

/** A name in each language; where only one was typed, both say it. */
export const compensationItemName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });

/** As compensation is kept: four digits after the point at most. */
export const compensationAmount = z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'is no number, such as 12500.50');

/** The month from which payroll takes an amount, e.g. 2026-03. */
export const payrollEffectivePeriod = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'is no month, such as 2026-03');

/** Between which amounts records of an item lie, in a currency; records in others have no limits. */
export const compensationLimits = z.strictObject({
  currency: currencyCode,
  minimum: compensationAmount.nullable(),
  maximum: compensationAmount.nullable(),
});
export type CompensationLimits = z.infer<typeof compensationLimits>;

/** How often an item is paid: in every period on whose days a record of the compensation file holds, or once, by a one-time payment. */
export const compensationFrequencies = ['recurring', 'one-time'] as const;
export type CompensationFrequency = (typeof compensationFrequencies)[number];

export const compensationItem = z.object({
  code: z.string(),
  name: localizedText,
  frequency: z.enum(compensationFrequencies),
  /** Null: any amount. */
  limits: compensationLimits.nullable(),
  version,
});
export type CompensationItem = z.infer<typeof compensationItem>;

/** What of a salary structure a record is: whoever refers to one chooses its pay grade and pay level. */
export const salaryReference = z.strictObject({ structureId: id, grade: name(40).nullable(), level: name(40).nullable() });

/** The same as it is told, with the range of the level: of today, or of the nearest day on which the record holds. */
export const recordSalary = z.object({
  structureId: id,
  structure: localizedText,
  grade: z.string(),
  level: z.string(),
  /** Null: the structure has no such level on that day. */
  range: z.object({ minimum: z.string(), midpoint: z.string(), maximum: z.string() }).nullable(),
});

/** How a record stands today. */
export const recordStates = ['past', 'current', 'planned'] as const;
export type RecordState = (typeof recordStates)[number];

/** An amount of somebody’s compensation file, from a day through a day. */
export const compensationRecord = z.object({
  id,
  item: z.string(),
  amount: z.string(),
  currency: z.string(),
  effectiveDate: isoDate,
  /** Null: no end. */
  expiryDate: isoDate.nullable(),
  payrollEffectivePeriod: z.string(),
  remarks: z.string().nullable(),
  /** What the item allows in this currency; null: no limit. */
  minimum: z.string().nullable(),
  maximum: z.string().nullable(),
  /** Null: it refers to no salary structure. */
  salary: recordSalary.nullable(),
  state: z.enum(recordStates),
});
export type CompensationRecord = z.infer<typeof compensationRecord>;

/** Who changed what somebody is paid by, and why. */
export const compensationChange = z.object({
  /** Of a one-time payment; `from` is its payroll date. */
  isOneTime: z.boolean(),
  at: timestamp,
  by: z.string().nullable(),
  isRemoval: z.boolean(),
  item: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  from: isoDate.nullable(),
  reason: z.string().nullable(),
});

export const compensationReason = remarks.nullable().default(null);
