import { type ErrorCode, errorCodes, type OutputOf } from '@wagewright/contracts';
import { type getWeblate, weblateReason } from '@wagewright/contracts/platform/languages';
import { weblateSyncColumns } from '@wagewright/db/columns';
import type { CallContext } from '../../core/context.ts';
import { readerOf } from '../../core/context.ts';

type Told = OutputOf<typeof getWeblate>;

/** Why it failed, or why an attempt did that is followed by another, in the reader's words. */
function failureText(context: CallContext, failure: unknown): string | null {
  const kept = weblateSyncColumns.failure(failure);
  if (kept === null) return null;
  const say = (code: ErrorCode, parameters: object): string =>
    context.deps.terms.current.errorMessage(readerOf(context), code, { ...parameters });
  const code = errorCodes.find((known) => known === kept['code']);
  const parameters = typeof kept['parameters'] === 'object' && kept['parameters'] !== null ? kept['parameters'] : {};
  return code ? say(code, parameters) : say('WEBLATE_TRIED_AGAIN', { reason: weblateReason(String(kept['message'])) });
}

/** Everything about Weblate but its token. */
export async function viewWeblate(context: CallContext): Promise<Told> {
  const { db, demoWeblate } = context.deps;
  const setting = await db.prisma.weblateSetting.findUnique({ where: { id: 1 }, omit: { token: true } });
  const last = await db.prisma.weblateSync.findFirst({
    orderBy: { id: 'desc' },
    include: { askedBy: { select: { displayName: true } } },
    omit: { terms: true },
  });
  return {
    setting: setting && { address: setting.address, project: setting.project, component: setting.component, version: setting.version },
    demo: demoWeblate ? { address: demoWeblate, project: 'wagewright', component: 'terms', key: 'demo' } : null,
    sync: last && {
      id: last.id,
      state: weblateSyncColumns.state(last.state),
      lang: last.part === 'queued' ? null : last.part,
      done: last.done,
      total: last.total,
      askedBy: last.askedBy.displayName,
      askedAt: last.askedAt.toISOString(),
      finishedAt: last.finishedAt?.toISOString() ?? null,
      failure: failureText(context, last.failure),
      outcome: weblateSyncColumns.outcome(last.outcome),
    },
  };
}
