import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, sortDirection } from '../../core/primitives.ts';
import { codeSchema } from '../solutions/index.ts';

/** What says whose a balance is; every other column is an element, by its code. */
export const balanceOwnerColumns = ['#name', '#number', '#legalEntity'] as const;

const year = z.int().min(1900).max(9999);

/** Whose balances: of everybody to whom something was paid in the caller's solutions. */
export const balanceFilter = z.strictObject({
  /** Part of a name, or the beginning of a number. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  legalEntityId: id.optional(),
  /** Only what was paid in the calendar year; left out: all that was ever paid. */
  year: year.optional(),
  /** Only those whose balance of this element is not zero. */
  element: codeSchema.optional(),
});

export const balanceOrder = {
  /** Left out: by name. */
  sort: z.union([z.enum(balanceOwnerColumns), codeSchema]).optional(),
  direction: sortDirection.default('ascending'),
};

export const balanceColumn = z.object({
  code: z.string(),
  name: localizedText,
  scale: z.int(),
  /** A column of the caller's solutions fills it. */
  isFilled: z.boolean(),
});

/** How an amount came into the ledger. */
export const ledgerKinds = ['normal', 'retro', 'reversal', 'opening'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
