import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { TrialFigures } from '../copies/index.ts';
import { useMay } from '../solutions/index.ts';
import type { Offer } from './offer.ts';

/** What can be done with an offer: tried on the last batch with the chosen parts, and taken into the draft. */
export function useOfferActions(offer: Offer, chosen: ReadonlySet<string>) {
  const { t } = useTranslation('inheritance');
  const format = useFormat();
  const may = useMay(offer.copy.solutionId);
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isAsked, ask] = useState(false);
  const [runId, setRunId] = useState<number>();
  const start = trpc.payroll.whatIfs.startWhatIf.useMutation();
  const take = trpc.payroll.inheritance.takeParentCopy.useMutation();
  const { parent, parts, toNumber, copy, lastBatch } = offer;
  const { solutionId, number, version, status } = copy;
  const wanted = { parentNumber: toNumber, parts: parts.flatMap(({ name }) => (chosen.has(name) ? [name] : [])) };
  const isDraft = status === 'draft';
  const parentName = format.name(parent.name);

  const tryIt = async () => {
    if (!lastBatch) return;
    const name = t('trialName', { parent: parentName, number: toNumber });
    const result = await call(start.mutateAsync({ batchId: lastBatch.id, name, copyNumber: number, withParent: wanted }));
    if (result.ok) setRunId(result.data.runId);
  };
  const takeNow = async (remarks: string) => {
    const given = { solutionId, ...wanted, ...(isDraft ? { draft: { number, version } } : {}), ...(remarks ? { remarks } : {}) };
    const result = await call(take.mutateAsync(given));
    if (!result.ok) return;
    ask(false);
    notify.done(t('done', { count: result.data.takenCount }));
    await navigate({
      to: '/payroll/solutions/$solutionId/copies/$number',
      params: { solutionId: String(solutionId), number: String(result.data.number) },
    });
    await Promise.all([utils.payroll.copies.invalidate(), utils.payroll.solutions.invalidate(), utils.payroll.inheritance.invalidate()]);
  };
  const primary: HeaderAction | null =
    may('solution.edit') && status !== 'releasing' ? { id: 'take', label: t('take'), run: () => ask(true) } : null;
  const secondary: HeaderAction | null =
    lastBatch && may('batch.calculate') && may('pay.read')
      ? { id: 'try', label: t('try'), run: () => void tryIt(), isBusy: start.isPending }
      : null;
  const kept = parts.filter(({ isConflict, name }) => isConflict && !chosen.has(name)).length;
  const dialog = isAsked && (
    <ConfirmDialog
      title={t('takeTitle', { parent: parentName, number: toNumber })}
      facts={[
        { label: t('taken'), value: format.count(wanted.parts.length) },
        { label: t('left'), value: format.count(parts.length - wanted.parts.length) },
        ...(kept > 0 ? [{ label: t('keptOwn'), value: format.count(kept) }] : []),
      ]}
      text={t(isDraft ? 'takeText' : 'takeTextNew', { number, to: toNumber })}
      confirmLabel={t('take')}
      isBusy={take.isPending}
      onConfirm={(remarks) => void takeNow(remarks)}
      onClose={() => ask(false)}
    />
  );
  const trial =
    runId !== undefined && lastBatch ? (
      <Panel title={t('trial')}>
        <TrialFigures batchId={lastBatch.id} batchName={lastBatch.name} runId={runId} />
      </Panel>
    ) : null;
  return { primary, secondary, dialog, trial };
}
