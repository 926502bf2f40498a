import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { Use } from './global-table.ts';

interface Props {
  readonly code: string;
  readonly uses: readonly Use[];
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** The question before the drafts of several solutions take a revision. A draft and the copy it is made of are one solution. */
export function TakeDialog({ code, uses, onClose, onTaken }: Props) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const take = trpc.payroll.globalTables.takeGlobalTable.useMutation();
  const targets = [
    ...new Map(
      uses.flatMap(({ solutionId, table, latest }) =>
        latest === null ? [] : [[`${solutionId} ${table}`, { solutionId, table, revision: latest }] as const],
      ),
    ).values(),
  ];
  const solutions = new Map(uses.map(({ solutionId, solution }) => [solutionId, format.name(solution)]));
  const send = async (remarks: string) => {
    const result = await call(take.mutateAsync({ code, targets, ...(remarks === '' ? {} : { remarks }) }));
    if (!result.ok) return;
    const wrong = result.data.rows.filter(({ findings }) => findings > 0);
    notify.done(wrong.length > 0 ? t('take.doneWrong', { count: wrong.length }) : t('take.done', { count: result.data.rows.length }));
    await Promise.all([utils.payroll.globalTables.invalidate(), utils.payroll.copies.invalidate()]);
    onTaken();
  };
  return (
    <ConfirmDialog
      title={t('take.title', { count: solutions.size })}
      facts={[
        { label: t('columns.solutions'), value: [...solutions.values()].join(', ') },
        { label: t('columns.revision'), value: [...new Set(targets.map(({ revision }) => revision))].join(', ') },
      ]}
      text={t('take.text')}
      confirmLabel={t('take.confirm')}
      isBusy={take.isPending}
      onConfirm={(remarks) => void send(remarks)}
      onClose={onClose}
    />
  );
}
