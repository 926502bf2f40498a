import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, version } from '../../core/primitives.ts';
import { shiftMinutes, timeOfDayPattern } from './times.ts';

/** What files and rosters know a shift by; it stays. */
export const shiftCode = name(40);
export const shiftName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
export const shiftReference = z.strictObject({ id, version });

/** 09:00, from 00:00 through 23:59, where the person works. */
export const timeOfDay = z.string().max(5).regex(timeOfDayPattern, 'is no time of day such as 09:00');

/** A break that is not worked. */
const shiftBreak = z.strictObject({ start: timeOfDay, end: timeOfDay });

/**
 * When a shift is worked. One that ends at an earlier time of day than it begins ends on the next day. Whoever may begin later by some minutes ends later by as many.
 * Whether breaks lie within it is `shiftFault`.
 */
export const shiftTimes = {
  start: timeOfDay,
  end: timeOfDay,
  breaks: z.array(shiftBreak).max(limits.shiftBreaksMax).default([]),
  flexibleMinutes: z.int().min(0).max(limits.shiftFlexibleMinutesMax).default(0),
};

export const shiftRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  legalEntityId: id.nullable(),
  /** Null: of the whole company. */
  legalEntity: localizedText.nullable(),
  start: z.string(),
  end: z.string(),
  breaks: z.array(z.object({ start: z.string(), end: z.string() })),
  flexibleMinutes: z.int(),
  /** It ends on the day after the one on which it begins. */
  isOvernight: z.boolean(),
  breakMinutes: z.int(),
  /** Without its breaks. */
  workMinutes: z.int(),
  isActive: z.boolean(),
  version,
  mayEdit: z.boolean(),
});

/** As it stands in the database: minutes after the midnight at which the day of the shift begins. */
export const keptBreaks = z.array(z.object({ startMinute: z.int(), endMinute: z.int() }));

/** The input of a shift, whose breaks lie within it, one after another. */
export const wholeShift = <Shape extends typeof shiftTimes & z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .refine(
      (shift) => typeof shiftMinutes(shift as never) !== 'string',
      'ends when it begins, or has breaks that do not lie within it one after another',
    );
