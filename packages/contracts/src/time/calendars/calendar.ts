import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, version } from '../../core/primitives.ts';

/** What a day is: worked, free as a weekend is, or a public holiday (which pay may treat otherwise). */
export const dayKinds = ['workday', 'restday', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

const texts = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });

/** What files and formulas know a calendar by; it stays. */
export const calendarCode = name(40);
export const calendarName = texts;
export const calendarReference = z.strictObject({ id, version });

/** A day that people plan by. */
export const calendarDate = isoDate.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', 'is no day between 1900 and 2200');
export const calendarYear = z.int().min(1900).max(2200);

/** A work calendar: Monday to Friday are worked, and the days that are listed are what they say instead. */
export const calendarRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  /** To whom it belongs; null: to the whole company. */
  legalEntityId: id.nullable(),
  legalEntity: localizedText.nullable(),
  /** The legal entities within the caller’s reach that work by it. */
  usedBy: z.array(z.object({ id, name: localizedText })),
  /** The years in which it lists days. */
  years: z.array(z.int()),
  version,
  mayEdit: z.boolean(),
});

/** A day that differs from the weekly rule. */
export const calendarDay = z.object({ date: isoDate, kind: z.enum(dayKinds), name: localizedText.nullable() });
export type CalendarDay = z.infer<typeof calendarDay>;

/** What a day is to be; `kind` null: as the weekly rule says. */
export const changedDay = z.strictObject({ date: calendarDate, kind: z.enum(dayKinds).nullable(), name: texts.nullable().default(null) });
export type ChangedDay = z.output<typeof changedDay>;

/** @throws ZodError where a day stands twice */
export const changedDays = z
  .array(changedDay)
  .min(1)
  .max(limits.calendarDaysMax)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'says a day twice');
