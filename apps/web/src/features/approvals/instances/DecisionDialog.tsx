import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type Decision, needsRemarks, type Undecided } from './decisions.ts';
import { useApprovalSubjects } from './subjects.ts';

interface Props {
  readonly decision: Decision;
  readonly approvals: readonly Undecided[];
  /** More to answer, between the figures and the remarks. */
  readonly children?: React.ReactNode;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string, files: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The question before a decision, with the figures of what is decided; of several, how many they are and their sums. */
export function DecisionDialog({ decision, approvals, children, ...form }: Props) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const subjects = useApprovalSubjects();
  const kinds = [...new Set(approvals.map(({ kind }) => kind))];
  const count = approvals.length;
  const isOne = count === 1;
  return (
    <ConfirmDialog
      title={
        isOne
          ? t(`ask.${decision}`, { title: format.name(approvals[0]?.title ?? { en: '', 'zh-CN': '' }) })
          : t(`askSeveral.${decision}`, { count })
      }
      figures={
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          {kinds.map((kind) => {
            const Figures = subjects[kind].figures;
            return <Figures key={kind} subjectIds={approvals.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId)} />;
          })}
          {children}
        </Suspense>
      }
      text={t(`confirm.${decision}`, { count })}
      confirmLabel={t(`actions.${decision}`)}
      isDangerous={decision === 'reject'}
      remarksRequired={needsRemarks(decision)}
      takesFiles={isOne}
      {...form}
    />
  );
}
