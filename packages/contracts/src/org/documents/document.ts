import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText, name, remarks, timestamp, version } from '../../core/primitives.ts';
import { storedFile } from '../../platform/files/index.ts';

/** What a document of somebody is. */
export const documentKinds = ['identity', 'work-permit', 'qualification', 'training', 'resume', 'agreement', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels = {
  identity: { en: 'Identity document', 'zh-CN': '身份证件' },
  'work-permit': { en: 'Work permit or visa', 'zh-CN': '工作许可或签证' },
  qualification: { en: 'Qualification', 'zh-CN': '资格证书' },
  training: { en: 'Training record', 'zh-CN': '培训记录' },
  resume: { en: 'Resume', 'zh-CN': '简历' },
  agreement: { en: 'Signed agreement', 'zh-CN': '已签协议' },
  other: { en: 'Other document', 'zh-CN': '其他文件' },
} as const satisfies Readonly<Record<DocumentKind, object>>;

/** What people bring themselves; the others are for whoever looks after people to have seen. */
export const broughtKinds = ['qualification', 'training', 'resume'] as const satisfies readonly DocumentKind[];

/** A day of a document: nobody means one of another century. */
const documentDate = isoDate.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', 'is no day between 1900 and 2200');

/** What is known of a document. Its number is not: numbers of identity documents have a sealed place of their own (ADR 134). */
export const documentContent = {
  kind: z.enum(documentKinds),
  title: name(limits.nameCharactersMax),
  issuedBy: lineOfText(limits.nameCharactersMax).nullable().default(null),
  issuedOn: documentDate.nullable().default(null),
  /** The last day on which it holds; null: it has no end. */
  validUntil: documentDate.nullable().default(null),
  remarks: remarks.nullable().default(null),
};
export const documentFields = z.strictObject(documentContent);
export type DocumentContent = z.output<typeof documentFields>;

/** A file that the caller has brought as a `document` (upload-file). */
export const documentFile = id.nullable();

/** How a document stands on a day where the person works: `ending` within as many days as the reminders look ahead. */
export const documentStates = ['holds', 'ending', 'ended'] as const;

export const documentRow = z.object({
  id,
  version,
  kind: z.enum(documentKinds),
  title: z.string(),
  issuedBy: z.string().nullable(),
  issuedOn: isoDate.nullable(),
  validUntil: isoDate.nullable(),
  remarks: z.string().nullable(),
  state: z.enum(documentStates),
  /** Brought by the person themself. */
  isBrought: z.boolean(),
  addedBy: z.string(),
  addedAt: timestamp,
  file: storedFile.nullable(),
  mayChange: z.boolean(),
});
