import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText, name, remarks, version } from '../../core/primitives.ts';

/** How somebody is employed. */
export const employmentCategories = ['fulltime-regular', 'parttime-regular'] as const;
export const employmentCategory = z.enum(employmentCategories);

export const employmentCategoryLabels = {
  'fulltime-regular': { en: 'Full-time', 'zh-CN': '全职' },
  'parttime-regular': { en: 'Part-time', 'zh-CN': '兼职' },
} as const;

/** As the register has it; null where it leaves it blank. */
export const genders = ['F', 'M'] as const;
export const genderLabels = { F: { en: 'Female', 'zh-CN': '女' }, M: { en: 'Male', 'zh-CN': '男' } } as const;

/** The number by which somebody is known in the whole company. */
export const employeeNumber = name(40).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u, 'is made of letters, digits and . _ / -');

const email = lineOfText(200).pipe(z.union([z.literal(''), z.email()]));
const phone = lineOfText(40).regex(
  /^$|^\+?[\d ()./-]{3,}(?: ?(?:ext\.?|x|转) ?\d{1,8})?$/,
  'is made of digits, spaces and + ( ) . / -, with an extension such as ext. 12 at the end',
);

/** Where somebody works and reports. */
export const assignmentContent = {
  departmentId: id,
  positionId: id,
  costCenterId: id.nullable(),
  /** Who leads them. */
  supervisorId: id.nullable(),
  /** Whom they report to besides, for instance in a project. */
  dottedSupervisorId: id.nullable(),
  category: employmentCategory,
};

/** What is known of a person besides their work. */
export const personContent = {
  name: name(limits.nameCharactersMax),
  gender: z.enum(genders).nullable(),
  birthDate: isoDate.nullable(),
  /** Blank: none. */
  email: email.nullable(),
  phone: phone.nullable(),
};

export const employeeReference = z.strictObject({ id, version });
export const changeReason = remarks.nullable().default(null);

const named = z.object({ id, name: localizedText });
const person = z.object({ id, name: z.string() });

/** Where somebody works and reports, from a day through a day. */
export const assignmentRow = z.object({
  from: isoDate,
  until: isoDate.nullable(),
  department: named,
  position: named,
  grade: localizedText.nullable(),
  costCenter: named.nullable(),
  supervisor: person.nullable(),
  dottedSupervisor: person.nullable(),
  category: z.string(),
});
