import { IconFileImport, IconReceipt, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { HeaderAction } from '../../../shared/ui/page-header/header-action.ts';
import { useCan } from '../../../shared/views.ts';
import { ImportDialog } from '../../platform/imports/index.ts';
import { originText, type Round } from './round.ts';

type Asked = 'publish' | 'discard' | 'generate';

interface RoundActions {
  readonly primary: HeaderAction | null;
  readonly more: readonly HeaderAction[];
  readonly dialogs: React.ReactNode;
}

/** What can be done with a round: the next step first, then the rest; what cannot be undone is asked about with its figures. */
export function useRoundActions(round: Round): RoundActions {
  const { t } = useTranslation('payslipRounds');
  const can = useCan();
  const notify = useNotify();
  const { getPayslipRound, listPayslipRounds } = trpc.useUtils().payroll.payslipRounds;
  const { generateRoundPayslips, cancelRoundPayslips, publishRoundPayslips, discardPayslipRound } = trpc.payroll.payslipRounds;
  const moves = {
    generate: generateRoundPayslips.useMutation(),
    cancel: cancelRoundPayslips.useMutation(),
    publish: publishRoundPayslips.useMutation(),
    discard: discardPayslipRound.useMutation(),
  };
  const [asked, ask] = useState<Asked>();
  const [isBringing, bring] = useState(false);
  const { id, version, events, payslips } = round;
  const isBusy = Object.values(moves).some(({ isPending }) => isPending);
  const move = async (event: keyof typeof moves, remarks = ''): Promise<void> => {
    const result = await call(moves[event].mutateAsync({ id, version, ...(remarks ? { remarks } : {}) }));
    ask(undefined);
    if (result.ok) getPayslipRound.setData({ id }, result.data);
    else void getPayslipRound.invalidate({ id });
    void listPayslipRounds.invalidate();
    if (result.ok && event === 'discard') notify.done(t('discarded'));
  };
  const actions: Partial<Record<Round['events'][number], HeaderAction>> = {
    publish: { id: 'publish', label: t('events.publish'), icon: <IconSend size={16} />, isBusy, run: () => ask('publish') },
    generate: {
      id: 'generate',
      label: t(payslips > 0 ? 'events.again' : 'events.generate'),
      icon: <IconReceipt size={16} />,
      isBusy,
      // those that stand are taken away: asked first
      run: () => (payslips > 0 ? ask('generate') : void move('generate')),
    },
    ...(can('import.make')
      ? { 'change-lines': { id: 'bring', label: t('events.bring'), icon: <IconFileImport size={16} />, run: () => bring(true) } }
      : {}),
    cancel: { id: 'cancel', label: t('events.cancel'), isDangerous: true, isBusy, run: () => void move('cancel') },
    discard: { id: 'discard', label: t('events.discard'), isDangerous: true, isBusy, run: () => ask('discard') },
  };
  const possible = (['publish', 'generate', 'change-lines', 'cancel', 'discard'] as const).flatMap((event) =>
    events.includes(event) ? (actions[event] ?? []) : [],
  );
  const [next] = possible;
  const primary = next && !next.isDangerous ? next : null;
  return {
    primary,
    more: possible.filter((action) => action !== primary),
    dialogs: (
      <>
        {asked && (
          <Question
            asked={asked}
            round={round}
            isBusy={isBusy}
            onConfirm={(remarks) => void move(asked, remarks)}
            onClose={() => ask(undefined)}
          />
        )}
        <Suspense>{isBringing && <ImportDialog subject={{ entity: 'payslip-lines', id }} onClose={() => bring(false)} />}</Suspense>
      </>
    ),
  };
}

interface QuestionProps {
  readonly asked: Asked;
  readonly round: Round;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string) => void;
  readonly onClose: () => void;
}

/** How many, from where, and what follows. */
function Question({ asked, round, isBusy, onConfirm, onClose }: QuestionProps) {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const { payslips, title, period } = round;
  return (
    <ConfirmDialog
      title={t(`questions.${asked}`, { count: payslips, payslips: format.count(payslips), name: `${title} · ${period}` })}
      facts={[
        { label: t('columns.payslips'), value: format.count(payslips) },
        { label: t('columns.origin'), value: originText(t, format, round) },
      ]}
      text={t(`follows.${asked}`)}
      confirmLabel={t(asked === 'generate' ? 'events.again' : `events.${asked}`)}
      isDangerous={asked !== 'publish'}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
