import { z } from 'zod';
import { id, isoDate, lineOfText, name, remarks, version } from '../../core/primitives.ts';
import { storedFile } from '../../platform/files/index.ts';

/** What somebody is employed by. */
export const contractKinds = ['open-ended', 'fixed-term', 'project', 'internship', 'service'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const contractKindLabels = {
  'open-ended': { en: 'Without an end', 'zh-CN': '无固定期限' },
  'fixed-term': { en: 'Fixed term', 'zh-CN': '固定期限' },
  project: { en: 'For a piece of work', 'zh-CN': '以完成一定工作任务为期限' },
  internship: { en: 'Internship', 'zh-CN': '实习' },
  service: { en: 'Services', 'zh-CN': '劳务' },
} as const;

/** Whether a contract of a kind says its last day: it has to, it may, or it has none. */
export const contractEnds = {
  'open-ended': 'none',
  'fixed-term': 'said',
  project: 'open',
  internship: 'said',
  service: 'open',
} as const satisfies Record<ContractKind, 'none' | 'said' | 'open'>;

/** A day of a contract: nobody means one of another century. */
export const contractDate = isoDate.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', 'is no day between 1900 and 2200');

export const contractNumber = name(60);

/** What a contract says. */
export const contractContent = {
  kind: z.enum(contractKinds),
  number: contractNumber,
  /** Null: not signed yet. */
  signedOn: contractDate.nullable().default(null),
  startsOn: contractDate,
  /** Its last day; null: it has none. */
  endsOn: contractDate.nullable().default(null),
  /** The last day of probation; null: there is none. */
  probationUntil: contractDate.nullable().default(null),
  note: lineOfText(300).nullable().default(null),
};
export const contractFields = z.strictObject(contractContent);
export type ContractContent = z.output<typeof contractFields>;

export const contractReference = { id, version };
export const contractReason = remarks.nullable().default(null);

/** How a contract stands on a day: `ahead` it has not begun. */
export const contractStates = ['ahead', 'running', 'ended'] as const;

/** A contract in a list. */
export const contractRow = z.object({
  id,
  version,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  kind: z.enum(contractKinds),
  number: z.string(),
  signedOn: isoDate.nullable(),
  startsOn: isoDate,
  endsOn: isoDate.nullable(),
  probationUntil: isoDate.nullable(),
  /** The day on which it was said that probation is passed. */
  probationPassedOn: isoDate.nullable(),
  note: z.string().nullable(),
  /** The number of the contract that goes on with it. */
  renewedBy: z.string().nullable(),
  /** The number of the contract that it goes on with. */
  renews: z.string().nullable(),
  state: z.enum(contractStates),
  files: z.array(storedFile),
  mayEdit: z.boolean(),
});
