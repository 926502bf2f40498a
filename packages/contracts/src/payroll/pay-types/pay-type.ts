import { z } from 'zod';
import { type LocalizedText, localizedText } from '../../core/languages.ts';
import { id, version } from '../../core/primitives.ts';
import { codeSchema } from '../solutions/index.ts';

/** What whatever carries a pay type is: added to pay, taken off it, borne by the employer, a basis of something else, or shown only. */
export const payTypeKinds = ['earning', 'deduction', 'employer', 'base', 'information'] as const;
export type PayTypeKind = (typeof payTypeKinds)[number];

export const payTypeKindLabels: Readonly<Record<PayTypeKind, LocalizedText>> = {
  earning: { en: 'Earning', 'zh-CN': '收入' },
  deduction: { en: 'Deduction', 'zh-CN': '扣款' },
  employer: { en: 'Borne by the employer', 'zh-CN': '公司承担' },
  base: { en: 'Base', 'zh-CN': '基数' },
  information: { en: 'Information', 'zh-CN': '信息' },
};

/** A pay type by the code that definitions know it by. */
export const payTypeReference = z.strictObject({ code: codeSchema });

/** A copy of a solution, a draft or published, whose rules name an entry of a list of the company: where, and what they call it. */
export const listUse = z.object({
  solutionId: id,
  solution: localizedText,
  copyNumber: z.int(),
  /** What the entry is called there. */
  calledThere: localizedText,
  /** The columns that carry a pay type, or the one that fills a balance element; none where it is only declared. */
  columns: z.array(z.object({ table: z.string(), column: z.string(), name: localizedText })),
});

/** Where an entry is used, as far as the caller reaches, and in how many columns of how many solutions beyond. */
export const listUses = { uses: z.array(listUse), columnsBeyond: z.int(), solutionsBeyond: z.int() };

export const payTypeRow = z.object({ code: z.string(), name: localizedText, type: z.enum(payTypeKinds), version, ...listUses });
