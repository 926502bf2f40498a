import type { Language } from '@wagewright/contracts';
import { actionName, entityName } from '@wagewright/contracts/platform/audit';
import type { AuditListRow } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { changesOf } from './changes.ts';

/** Figures of pay in the audit are anybody's, so only who sees everybody's pay sees them. */
export const seesAllPay = ({ grants }: Pick<Actor, 'grants'>): boolean => grants.get('pay.read')?.all === true;

/** An entry as the list and the file say it. */
export const viewEntry = ({ before, after, at, ...row }: AuditListRow, language: Language, seesPay: boolean) => ({
  ...row,
  at: at.toISOString(),
  action: actionName(row.procedure),
  entityName: entityName(row.entity),
  changes: changesOf(before, after, language, seesPay),
});

export type AuditEntryView = ReturnType<typeof viewEntry>;
