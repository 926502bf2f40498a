import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { filterMatch, isoDate, lineOfText } from '../../core/primitives.ts';
import { rowConditionOn } from '../../core/row-conditions.ts';

/** How somebody stands to their employer on a day: still to begin, employed, or gone. */
export const employeeStates = ['planned', 'employed', 'left'] as const;
export type EmployeeState = (typeof employeeStates)[number];
export const employeeStateLabels = {
  planned: { en: 'Not begun', 'zh-CN': '未入职' },
  employed: { en: 'Employed', 'zh-CN': '在职' },
  left: { en: 'Left', 'zh-CN': '已离职' },
} as const;

/** What is known of everybody in the list of people. */
export const peopleColumns = [
  'name',
  'employeeNumber',
  'state',
  'department',
  'position',
  'grade',
  'costCenter',
  'legalEntity',
  'supervisor',
  'dottedSupervisor',
  'hireDate',
  'terminationDate',
  'category',
  'gender',
  'email',
  'phone',
] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** A custom field as a column: `custom_` and its key. */
export const customColumnPrefix = 'custom_';
export const customColumn = z.string().regex(/^custom_[a-z][a-z0-9_]{0,39}$/);
/** A column of the list of people. */
export const peopleColumn = z.union([z.enum(peopleColumns), customColumn]);

/** What people must be; names of departments, positions and the like are taken in any language. */
export const peopleCondition = rowConditionOn(peopleColumn);

/** Which people are meant, on a day. */
export const peopleFilter = z.strictObject({
  /** The day of which departments, positions and states are told; left out: today. */
  on: isoDate.optional(),
  /** Part of a name, or the beginning of a number. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  conditions: z.array(peopleCondition).max(limits.filterConditionsMax).default([]),
  match: filterMatch.default('all'),
  /** Conditions that hold besides, all of them: what groups say that were opened. */
  within: z.array(peopleCondition).max(limits.filterConditionsMax).default([]),
});
export type PeopleFilter = z.output<typeof peopleFilter>;
