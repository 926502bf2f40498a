import { useNavigate } from '@tanstack/react-router';
import { isAllowed } from '@wagewright/contracts';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { saveFile } from '../../../shared/api/use-download.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import { useMay } from '../solutions/index.ts';
import type { ReleaseCheck } from './copies.ts';
import { PublishDialog } from './PublishDialog.tsx';

const ImportFile = lazyPart(() => import('./ImportFile.tsx'));

type Asked = 'publish' | 'discard' | 'file';

/** What paying by a published copy still wants: periods, approvers, a batch. */
const configurationOf = (solutionId: number) =>
  ({
    to: '/payroll/solutions/$solutionId/configuration/$step',
    params: { solutionId: String(solutionId), step: 'period' },
  }) as const;

/** What can be done with a copy now. */
export function useCopyActions(check: ReleaseCheck) {
  const { t } = useTranslation('copies');
  const may = useMay(check.copy.solutionId);
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [asked, ask] = useState<Asked>();
  const publish = trpc.payroll.copies.publishCopy.useMutation();
  const withdraw = trpc.payroll.copies.withdrawRelease.useMutation();
  const discard = trpc.payroll.copies.discardDraft.useMutation();
  const { copy, findings, alike, tests } = check;
  const { solutionId, number, version, status } = copy;
  const seen = { solutionId, number, version };
  const close = () => ask(undefined);
  const refresh = async () => {
    await Promise.all([utils.payroll.copies.invalidate(), utils.payroll.solutions.invalidate()]);
  };

  const publishNow = async (remarks: string, files: readonly number[]) => {
    const result = await call(publish.mutateAsync({ ...seen, remarks, files: [...files] }));
    if (!result.ok) return;
    close();
    notify.done(t(result.data.status === 'published' ? 'done.published' : 'done.asked', { number }));
    await refresh();
  };
  const takeBack = async () => {
    const result = await call(withdraw.mutateAsync(seen));
    if (!result.ok) return;
    notify.done(t('done.withdrawn', { number }));
    await refresh();
  };
  const giveUp = async (remarks: string) => {
    const result = await call(discard.mutateAsync({ ...seen, ...(remarks ? { remarks } : {}) }));
    if (!result.ok) return;
    close();
    notify.done(t('done.discarded', { number }));
    await navigate({ to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } });
    await refresh();
  };

  const download = async (form: 'definition' | 'layer') => {
    const result = await call(utils.payroll.copies.exportCopy.fetch({ solutionId, number, form }, { staleTime: 0 }));
    if (!result.ok) return;
    const { fileName, text, testsHidden } = result.data;
    saveFile(fileName, new Blob([text], { type: 'application/yaml' }));
    if (testsHidden) notify.done(t('file.withoutTests'));
  };

  const isDraft = isAllowed(solutionCopyMachine, status, 'edit');
  const isRight = findings.length + alike.length === 0 && tests.every(({ passed }) => passed);
  const primary: HeaderAction | null =
    isDraft && isRight && may('solution.publish')
      ? { id: 'publish', label: t(check.needsRelease ? 'actions.ask' : 'actions.publish'), run: () => ask('publish') }
      : status === 'published'
        ? { id: 'configure', label: t('actions.configure'), link: configurationOf(solutionId) }
        : null;
  const isAsked = isAllowed(solutionCopyMachine, status, 'withdraw-release');
  const secondary: HeaderAction | null =
    isAsked && may('solution.publish')
      ? { id: 'withdraw', label: t('actions.withdraw'), run: () => void takeBack(), isBusy: withdraw.isPending }
      : {
          id: 'rules',
          label: t(isDraft && may('solution.edit') ? 'actions.editRules' : 'actions.rules'),
          link: {
            to: '/payroll/solutions/$solutionId/copies/$number/rules',
            params: { solutionId: String(solutionId), number: String(number) },
          },
        };
  const canEdit = isDraft && may('solution.edit');
  const more: HeaderAction[] = [
    { id: 'download', label: t('actions.download'), run: () => void download('definition') },
    ...(copy.parentNumber === null ? [] : [{ id: 'layer', label: t('actions.downloadLayer'), run: () => void download('layer') }]),
    ...(canEdit ? [{ id: 'file', label: t('actions.readFile'), run: () => ask('file') }] : []),
    ...(canEdit ? [{ id: 'discard', label: t('actions.discard'), run: () => ask('discard'), isDangerous: true }] : []),
  ];
  const dialogs: Readonly<Record<Asked, React.ReactNode>> = {
    publish: (
      <PublishDialog
        check={check}
        isBusy={publish.isPending}
        onConfirm={(remarks, files) => void publishNow(remarks, files)}
        onClose={close}
      />
    ),
    file: (
      <Suspense>
        <ImportFile copy={copy} onClose={close} />
      </Suspense>
    ),
    discard: (
      <ConfirmDialog
        title={t('discardTitle', { number })}
        facts={[{ label: t('columns.changes'), value: String(copy.changeCount) }]}
        text={t('discardText')}
        confirmLabel={t('actions.discard')}
        isDangerous
        isBusy={discard.isPending}
        onConfirm={(remarks) => void giveUp(remarks)}
        onClose={close}
      />
    ),
  };
  return { primary, secondary, more, dialog: asked && dialogs[asked] };
}
