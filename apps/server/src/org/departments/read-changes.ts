import type { LocalizedText } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

/** What a change is called where the call has no words of its own, as when an approval makes it. */
function ownWords(after: unknown): LocalizedText | null {
  const told = isRecord(after) ? after['told'] : null;
  if (!isRecord(told)) return null;
  const { en, 'zh-CN': chinese } = told;
  return typeof en === 'string' && typeof chinese === 'string' ? { en, 'zh-CN': chinese } : null;
}

/** Who did what with a record of the organisation and why, the latest first. */
export async function readChanges(prisma: PrismaClient, entity: string, id: number, take?: number) {
  const entries = await readRecordEntries(prisma, entity, id, take);
  return entries.map(({ at, by, action, what, after }) => ({
    at,
    by,
    action,
    what: ownWords(after) ?? what,
    reason: toldText(after, 'reason'),
  }));
}
