import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, remarks, version } from '../../core/primitives.ts';

/** How a department stands on the day that is asked for: it is there, it is to come, it has been closed. */
export const departmentStates = ['open', 'planned', 'closed'] as const;
export type DepartmentState = (typeof departmentStates)[number];

/** What a department is known by within its legal entity. */
export const departmentCode = name(40);

/** A name in each language; where only one was typed, both say it. */
export const departmentName = z.strictObject({ en: name(limits.nameCharactersMax), 'zh-CN': name(limits.nameCharactersMax) });

/** A department on a day: what it is called, where it stands, who leads it, and who works in it. */
export const departmentRow = z.object({
  id,
  code: z.string(),
  legalEntityId: id,
  legalEntity: localizedText,
  name: localizedText,
  /** With those above it where the system is set so. */
  fullName: localizedText,
  /** Null at the top, and where the department above is beyond the caller’s reach. */
  parentId: id.nullable(),
  managerId: id.nullable(),
  manager: z.string().nullable(),
  /** People who work in it on the day, those below it aside. */
  headcount: z.int(),
  state: z.enum(departmentStates),
  /** From which day through which day that holds; through null: for ever. */
  effectiveDate: isoDate,
  expiryDate: isoDate.nullable(),
  /** The day from which something else holds. */
  plannedFrom: isoDate.nullable(),
  version,
});

/** What a department is called, where it stands and who leads it, from a day through a day. */
export const departmentVersion = z.object({
  effectiveDate: isoDate,
  expiryDate: isoDate.nullable(),
  name: localizedText,
  parentId: id.nullable(),
  parent: localizedText.nullable(),
  managerId: id.nullable(),
  manager: z.string().nullable(),
});

/** What a department is from a day on, until the next change that is planned already. */
export const departmentContent = {
  name: departmentName,
  parentId: id.nullable(),
  managerId: id.nullable(),
};

export const departmentReference = z.strictObject({ id, version });
export const departmentReason = remarks.nullable().default(null);
