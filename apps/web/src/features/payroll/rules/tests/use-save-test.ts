import type { DefinitionTest } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Copy } from '../rules.ts';

/** Saves, renames and removes one test of a draft. A renamed one keeps its place. */
export function useSaveTest({ solutionId, number, version }: Copy) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const mutation = trpc.payroll.copies.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const partOf = (name: string) => ({ kind: 'test' as const, name });
  const send = async (changes: Parameters<typeof mutation.mutateAsync>[0]['changes'], said: string): Promise<boolean> => {
    const result = await call(mutation.mutateAsync({ solutionId, number, version, changes }));
    if (result.ok) notify.done(said);
    else notify.failed(result.failure);
    // a conflict shows what others have made of it
    await Promise.all([utils.payroll.copies.invalidate(), utils.payroll.rules.runTests.invalidate()]);
    return result.ok;
  };
  return {
    isBusy: mutation.isPending,
    save: (test: DefinitionTest, before: string | null) => {
      const isRenamed = before !== null && before !== test.name;
      const put = { part: partOf(test.name), value: test, ...(isRenamed ? { after: before } : {}) };
      return send(isRenamed ? [put, { part: partOf(before), value: null }] : [put], t('saved', { name: test.name }));
    },
    remove: (name: string) => send([{ part: partOf(name), value: null }], t('removed', { name })),
  };
}
