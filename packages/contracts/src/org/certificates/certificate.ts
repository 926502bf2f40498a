import { z } from 'zod';
import { languageSchema, localizedText } from '../../core/languages.ts';
import { id, isoDate, lineOfText, linesOfText, timestamp, version } from '../../core/primitives.ts';
import { defineStateMachine } from '../../core/state-machine.ts';

/** What a certificate says of somebody: that they work here, or what they were paid as well. */
export const certificateKinds = ['employment', 'income'] as const;
export const certificateKind = z.enum(certificateKinds);
export type CertificateKind = z.infer<typeof certificateKind>;

/** Asked for by oneself, or issued at once; what was issued stays, and can be revoked. */
export const certificateMachine = defineStateMachine({
  name: 'Certificate',
  initial: 'asked',
  labels: {
    asked: { en: 'Asked for', 'zh-CN': '已申请' },
    issued: { en: 'Issued', 'zh-CN': '已开具' },
    refused: { en: 'Refused', 'zh-CN': '已拒绝' },
    withdrawn: { en: 'Withdrawn', 'zh-CN': '已撤回' },
    revoked: { en: 'Revoked', 'zh-CN': '已作废' },
  },
  transitions: [
    { event: 'issue', from: ['asked'], to: 'issued', permission: 'certificate.issue' },
    { event: 'refuse', from: ['asked'], to: 'refused', permission: 'certificate.issue' },
    { event: 'withdraw', from: ['asked'], to: 'withdrawn', permission: 'certificate.ask' },
    { event: 'revoke', from: ['issued'], to: 'revoked', permission: 'certificate.issue' },
  ],
});
export type CertificateStatus = keyof typeof certificateMachine.labels;
export const certificateStatuses = Object.keys(certificateMachine.labels) as [CertificateStatus, ...CertificateStatus[]];

/** What it is for, as the one who asks has it: for a bank, a visa. It stands on the certificate. */
export const certificatePurpose = lineOfText(200).nullable().default(null);

const numberGroups = 5;
/** Five groups of four of Crockford’s letters and digits: a hundred random bits. Lower case and spaces are taken too. */
export const certificateNumber = lineOfText(40)
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{20}$/, 'is no number of a certificate, such as 7KQ2-9XWM-4HTR-B0ZC-E6JN'))
  .transform((plain) => Array.from({ length: numberGroups }, (_, group) => plain.slice(group * 4, group * 4 + 4)).join('-'));

/** Of a template as it was seen; 0: it is that of the product. */
export const templateVersion = z.int().min(0).max(2_147_483_646);

export const certificateReference = z.strictObject({ id, version });

export const certificateRow = z.object({
  id,
  kind: certificateKind,
  language: languageSchema,
  status: z.enum(certificateStatuses),
  employeeId: id,
  employeeNumber: z.string(),
  employee: z.string(),
  legalEntity: localizedText,
  purpose: z.string().nullable(),
  /** By which anyone can verify it; null until it is issued. */
  number: z.string().nullable(),
  askedAt: timestamp.nullable(),
  issuedAt: timestamp.nullable(),
  issuedBy: z.string().nullable(),
  /** When it was refused, withdrawn or revoked, and why. */
  endedAt: timestamp.nullable(),
  reason: z.string().nullable(),
  version,
  /** What the caller may do with it. */
  mayIssue: z.boolean(),
  mayRefuse: z.boolean(),
  mayWithdraw: z.boolean(),
  mayRevoke: z.boolean(),
  mayDownload: z.boolean(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

/** What the text of a template can name, by what it becomes. */
export const certificateParameters = [
  'name',
  'employeeNumber',
  'employed',
  'position',
  'department',
  'legalEntity',
  'issuedOn',
  'incomeFrom',
  'incomeUntil',
] as const;
export type CertificateParameter = (typeof certificateParameters)[number];
/** Known only where it is about income. */
export const incomeParameters: readonly CertificateParameter[] = ['incomeFrom', 'incomeUntil'];

const templateText = (charactersMax: number) =>
  z.strictObject({ en: linesOfText(charactersMax).trim().min(1), 'zh-CN': linesOfText(charactersMax).trim().min(1) });
/** What a certificate of a kind says in each language; names of `certificateParameters` in braces are filled in. */
export const certificateTemplate = z.strictObject({ heading: templateText(100), text: templateText(2_000) });
export type CertificateTemplate = z.infer<typeof certificateTemplate>;

/** A certificate as it was issued, in its language: what was known then stays. */
export const issuedCertificate = z.strictObject({
  heading: z.string(),
  text: z.string(),
  name: z.string(),
  employer: z.strictObject({ name: z.string(), address: z.string().nullable(), registrationNumber: z.string().nullable() }),
  facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  issuedOn: isoDate,
  issuedBy: z.string(),
  /** Payments by day, the earliest first; null where it is not about income. */
  income: z
    .array(z.strictObject({ period: z.string(), paidOn: isoDate, gross: z.string(), net: z.string(), currency: z.string() }))
    .nullable(),
});
export type IssuedCertificate = z.infer<typeof issuedCertificate>;
