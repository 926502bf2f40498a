import { isAllowed } from '@wagewright/contracts';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import type { Solution } from './solution.ts';

const EditSolutionUsers = lazyPart(() => import('./EditSolutionUsers.tsx'));
const SaveTemplate = lazyPart(() => import('./SaveTemplate.tsx'));

/** What can be done with a solution besides editing its rules. */
export function useSolutionActions(solution: Solution) {
  const { id, version, status, name, needsRelease, may, counts } = solution;
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [asked, ask] = useState<'users' | 'template' | 'deactivate' | null>(null);
  const close = () => ask(null);
  const turn = trpc.payroll.solutions.switchSolution.useMutation();
  const update = trpc.payroll.solutions.updateSolution.useMutation();
  const refresh = () => void utils.payroll.solutions.invalidate();

  const turnTo = async (active: boolean, remarks = '') => {
    const result = await call(turn.mutateAsync({ id, version, active, ...(remarks ? { remarks } : {}) }));
    if (!result.ok) return;
    close();
    notify.done(t(active ? 'done.activated' : 'done.deactivated', { name: format.name(name) }));
    refresh();
  };
  const demand = async (demanded: boolean) => {
    const result = await call(update.mutateAsync({ id, version, needsRelease: demanded }));
    if (!result.ok) return;
    notify.done(t(demanded ? 'done.demandRelease' : 'done.dropRelease'));
    refresh();
  };
  const canBeActive = isAllowed(solutionMachine, status, 'activate');
  const configure: HeaderAction = {
    id: 'configure',
    label: t('actions.configure'),
    link: { to: '/payroll/solutions/$solutionId/configuration/$step', params: { solutionId: String(id), step: 'period' } },
  };
  const template: HeaderAction[] =
    may.includes('solution.edit') && solution.publishedCopy !== null
      ? [{ id: 'template', label: t('templates.save'), run: () => ask('template') }]
      : [];
  const manage: HeaderAction[] = may.includes('solution.manage')
    ? [
        { id: 'users', label: t('users.edit'), run: () => ask('users') },
        {
          id: 'release',
          label: t(needsRelease ? 'actions.dropRelease' : 'actions.demandRelease'),
          run: () => void demand(!needsRelease),
          isBusy: update.isPending,
        },
        canBeActive
          ? { id: 'activate', label: t('actions.activate'), run: () => void turnTo(true), isBusy: turn.isPending }
          : { id: 'deactivate', label: t('actions.deactivate'), run: () => ask('deactivate'), isDangerous: true },
      ]
    : [];
  const dialog = (
    <Suspense>
      {asked === 'users' && <EditSolutionUsers solution={solution} onClose={close} />}
      {asked === 'template' && <SaveTemplate solution={solution} onClose={close} />}
      {asked === 'deactivate' && (
        <ConfirmDialog
          title={t('deactivateTitle', { name: format.name(name) })}
          facts={counts.children > 0 ? [{ label: t('children.goOn'), value: format.count(counts.children) }] : []}
          text={t('deactivateText')}
          confirmLabel={t('actions.deactivate')}
          isDangerous
          isBusy={turn.isPending}
          onConfirm={(remarks) => void turnTo(false, remarks)}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { secondary: configure, more: [...template, ...manage], dialog };
}
