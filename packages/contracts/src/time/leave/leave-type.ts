import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, version } from '../../core/primitives.ts';
import { leaveRule, leaveUnits } from './leave-rule.ts';

/** What files and formulas know a type of leave by; it stays. */
export const leaveTypeCode = name(40);
export const leaveTypeName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
export const leaveTypeReference = z.strictObject({ id, version });
/** How long a working day is, for leave that is counted in hours and for pay. */
export const hoursPerDay = z
  .string()
  .max(6)
  .regex(/^([1-9]|1\d|2[0-4])(\.(25|5|50|75|0|00))?$/, 'is no working day of 1 to 24 hours, in quarters of an hour');

export const datedRule = z.object({ from: isoDate, rule: leaveRule });

export const leaveTypeRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  paid: z.boolean(),
  /** To whom it belongs; null: to the whole company. */
  legalEntityId: id.nullable(),
  legalEntity: localizedText.nullable(),
  unit: z.enum(leaveUnits),
  hoursPerDay: z.string(),
  isActive: z.boolean(),
  /** The rule of the leave year of today; null: it is taken as it is approved. */
  rule: leaveRule.nullable(),
  version,
  mayEdit: z.boolean(),
});
