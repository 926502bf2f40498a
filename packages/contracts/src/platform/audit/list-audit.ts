import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** An entry's number: they are many. */
export const entryId = z.string().regex(/^\d{1,18}$/);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Which entries: every condition that is said must hold. */
export const auditFilter = z.strictObject({
  /** By their account or name. */
  who: lineOfText(limits.searchCharactersMax).optional(),
  userId: id.optional(),
  /** What was done: a procedure. */
  procedure: lineOfText(limits.nameCharactersMax).optional(),
  /** To what: a kind of record, and which one. */
  entity: lineOfText(limits.nameCharactersMax).optional(),
  entityId: lineOfText(200).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Whose days they are; UTC where nothing is said. */
  zone: z
    .string()
    .max(64)
    .regex(/^[\w+/-]+$/)
    .refine(isTimeZone, 'a time zone such as Asia/Shanghai')
    .optional(),
  traceId: lineOfText(limits.searchCharactersMax).optional(),
  address: lineOfText(limits.nameCharactersMax).optional(),
  apiKeyId: id.optional(),
});

/** A value of a record before and after; what shows pay is left out for who does not see everybody's. */
const changedField = z.object({
  field: localizedText,
  before: z.string().nullable(),
  after: z.string().nullable(),
  isHidden: z.boolean(),
});

export const auditRow = z.object({
  id: entryId,
  at: timestamp,
  userId: id.nullable(),
  /** Null for what the product did by itself. */
  who: z.string().nullable(),
  account: z.string().nullable(),
  onBehalfOf: z.string().nullable(),
  apiKey: z.string().nullable(),
  procedure: z.string(),
  /** What was done, in words. */
  action: localizedText,
  entity: z.string(),
  entityName: localizedText,
  entityId: z.string(),
  traceId: z.string(),
  address: z.string().nullable(),
  changes: z.array(changedField),
});

export const listAudit = defineProcedure({
  id: 'platform/audit/list-audit',
  kind: 'query',
  summary: 'Everything that anybody did, the latest first; before → after, without figures of pay for who does not see everybody’s.',
  permission: 'audit.read',
  input: auditFilter.extend({
    /** The last entry that was seen: those before it follow. */
    cursor: entryId.optional(),
    limit: z.int().min(1).max(limits.auditRowsMax).default(50),
  }),
  output: z.object({ rows: z.array(auditRow), hasMore: z.boolean() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/audit' }],
  immediate: true,
});
