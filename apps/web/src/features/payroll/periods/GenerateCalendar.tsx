import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';

/** The rule by which periods come about, asked beside the calendar. */
export default function GenerateCalendar(props: RuleFormProps) {
  const { t } = useTranslation(['periods', 'common']);
  const query = trpc.payroll.periods.getCalculationPeriod.useQuery({ solutionId: props.solutionId });
  return (
    <Modal
      opened
      size="xl"
      onClose={props.onClose}
      title={<b>{t('generate.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(kept) => <RuleForm kept={kept} {...props} />}
      </Loaded>
    </Modal>
  );
}
