import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText, name, remarks, version } from '../../core/primitives.ts';

/** How somebody is employed. */
export const employmentCategories = ['fulltime-regular', 'parttime-regular'] as const;
export const employmentCategory = z.enum(employmentCategories);

/** As the register has it; null where it leaves it blank. */
export const genders = ['F', 'M'] as const;

/** The number by which somebody is known in the whole company. */
export const employeeNumber = name(40).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u, 'is made of letters, digits and . _ / -');

const email = lineOfText(200).pipe(z.union([z.literal(''), z.email()]));
const phone = lineOfText(40).regex(/^$|^\+?[\d ()./-]{3,}$/, 'is made of digits, spaces and + ( ) . / -');

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
