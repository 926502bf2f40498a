import { z } from 'zod';
import { languageTag, localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, name, timestamp, version } from '../../core/primitives.ts';

/** Somebody of the company, somebody else who signs in, and a program's or technician's account. */
export const userKinds = ['employee', 'custom', 'system'] as const;
export type UserKind = (typeof userKinds)[number];
export const userKindLabels = {
  employee: { en: 'Employee', 'zh-CN': '员工' },
  custom: { en: 'Custom user', 'zh-CN': '自定义用户' },
  system: { en: 'System user', 'zh-CN': '系统用户' },
} as const;

export const userStatuses = ['active', 'disabled'] as const;
export const userStatusLabels = {
  active: { en: 'Active', 'zh-CN': '正常' },
  disabled: { en: 'Disabled', 'zh-CN': '已停用' },
} as const;

/** By which somebody signs in: an address, a number, a word; written in small letters whatever is typed. */
export const account = z
  .string()
  .trim()
  .toLowerCase()
  .min(2)
  .max(limits.accountCharactersMax)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}.@_+-]*$/u, 'is made of letters, digits and . @ _ + -');

/** What an account that is nobody's of the company consists of; a language that is open. */
export const accountContent = { account, displayName: name(limits.nameCharactersMax), language: languageTag.nullable().optional() };

/** A role as somebody holds it; with a legal entity it counts there only. */
export const heldRole = z.object({
  roleId: id,
  code: z.string(),
  name: localizedText,
  builtIn: z.boolean(),
  legalEntityId: id.nullable(),
  legalEntity: localizedText.nullable(),
  showsPay: z.boolean(),
});

export const userRow = z.object({
  id,
  kind: z.enum(userKinds),
  account: z.string(),
  displayName: z.string(),
  status: z.enum(userStatuses),
  employeeId: id.nullable(),
  employeeNumber: z.string().nullable(),
  department: localizedText.nullable(),
  legalEntity: localizedText.nullable(),
  /** Names of the roles, each once. */
  roles: z.array(localizedText),
  /** Has signed in once and set a password of their own. */
  hasPassword: z.boolean(),
  lastSignInAt: timestamp.nullable(),
  createdAt: timestamp,
  version,
});

/** What tells that a user has changed since the caller looked. */
export const seenUser = { id, version };
