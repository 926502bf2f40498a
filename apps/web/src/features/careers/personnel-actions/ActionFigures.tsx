import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import type { FiguresProps } from '../../approvals/instances/index.ts';
import { sayDay } from './action.ts';

/** What the question before a decision carries. */
export default function ActionFigures({ subjectIds }: FiguresProps) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const [only] = subjectIds;
  const query = trpc.careers.personnelActions.getPersonnelAction.useQuery({ id: only ?? 0 }, { enabled: subjectIds.length === 1 });
  if (subjectIds.length > 1) return <ConfirmFacts facts={[{ label: t('title'), value: format.count(subjectIds.length) }]} />;
  if (!query.data) return null;
  const { action } = query.data;
  return (
    <ConfirmFacts
      facts={[
        { label: t('columns.employee'), value: action.employee },
        { label: t('columns.kind'), value: format.name(personnelActionFacts(action.kind).label) },
        { label: t('columns.day'), value: sayDay(t, format, action) },
      ]}
    />
  );
}
