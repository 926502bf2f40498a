import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, version } from '../../core/primitives.ts';
import { calendarDate, dayKinds } from '../calendars/index.ts';

export const rosterCode = name(40);
export const rosterName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });
export const rosterReference = z.strictObject({ id, version });

/** A day of the pattern: the shift that is worked, or null for a day off. */
const patternDay = id.nullable();

/** What a roster says of days; it stays, because what has been counted by it would become another thing. */
export const rosterPattern = {
  /** The first day of the pattern on this day, and every so many days from then on and before. */
  anchorDate: calendarDate,
  /** One shift for each day of the pattern; a week has seven. */
  pattern: z
    .array(patternDay)
    .min(1)
    .max(limits.rosterDaysMax)
    .refine((days) => days.some((day) => day !== null), 'has no shift on any day'),
  /** Days off of the work calendar are free, and days that it has worked instead are worked; otherwise the pattern runs through all of them, as rotations do. */
  followsCalendar: z.boolean(),
  /** People clock in and out: whoever has not is absent. Otherwise the roster says when they work, and no attendance comes of it. */
  isClocked: z.boolean(),
};

export const rosterRow = z.object({
  id,
  code: z.string(),
  name: localizedText,
  legalEntityId: id,
  legalEntity: localizedText,
  anchorDate: isoDate,
  pattern: z.array(z.object({ id, code: z.string(), name: localizedText }).nullable()),
  followsCalendar: z.boolean(),
  isClocked: z.boolean(),
  /** How often it was given to somebody, a department or the legal entity. */
  assignments: z.int(),
  version,
  mayEdit: z.boolean(),
});

/** To whom a roster is given: one of the three. The nearest wins: a person’s own over their department’s, a department’s over those above it, and that over the legal entity’s. */
export const rosterTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('employee'), id }),
  z.strictObject({ kind: z.literal('department'), id }),
  z.strictObject({ kind: z.literal('legal-entity'), id }),
]);
export type RosterTarget = z.output<typeof rosterTarget>;
export const rosterTargetKinds = ['employee', 'department', 'legal-entity'] as const;

export const assignmentRow = z.object({
  id,
  kind: z.enum(rosterTargetKinds),
  targetId: id,
  target: localizedText,
  /** The number of a person, the code of a department or legal entity. */
  targetCode: z.string(),
  from: isoDate,
  /** The day before the next one of the same; null: until further notice. */
  until: isoDate.nullable(),
  /** Null: from then on what is said further up holds again. */
  roster: z.object({ id, code: z.string(), name: localizedText }).nullable(),
  mayEdit: z.boolean(),
});

/** Who has said what somebody works on a day; `none`: no roster. */
export const scheduleSources = ['employee', 'department', 'legal-entity', 'none'] as const;

/** What somebody works on a day: the specification’s work schedule detail. */
export const scheduleDay = z.object({
  date: isoDate,
  /** By the work calendar. */
  kind: z.enum(dayKinds),
  /** What the calendar calls the day. */
  dayName: localizedText.nullable(),
  /** Null: a day off, or no roster, or not employed. */
  shift: z
    .object({
      id,
      code: z.string(),
      name: localizedText,
      start: z.string(),
      end: z.string(),
      breaks: z.array(z.object({ start: z.string(), end: z.string() })),
      breakMinutes: z.int(),
      workMinutes: z.int(),
      isOvernight: z.boolean(),
    })
    .nullable(),
  from: z.enum(scheduleSources),
  isEmployed: z.boolean(),
  /** Hours of approved leave; null: none. */
  leaveHours: z.string().nullable(),
});

export const personSchedule = z.object({
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  department: localizedText.nullable(),
  days: z.array(scheduleDay),
});
