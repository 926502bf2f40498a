import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { sayDay } from './action.ts';

/** A personnel action as its approver sees it. */
export default function ActionSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const query = trpc.careers.personnelActions.getPersonnelAction.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ action }) => (
        <Panel title={title}>
          <ConfirmFacts
            facts={[
              { label: t('columns.employee'), value: `${action.employee} (${action.employeeNumber})` },
              { label: t('columns.kind'), value: format.name(personnelActionFacts(action.kind).label) },
              { label: t('columns.day'), value: sayDay(t, format, action) },
              ...action.says.map(({ field, text, day }) => ({
                label: t(`facts.${field}`),
                value: day ? format.day(day) : text ? format.name(text) : t('none.value'),
              })),
              ...(action.reason ? [{ label: t('columns.reason'), value: action.reason }] : []),
            ]}
          />
        </Panel>
      )}
    </Loaded>
  );
}
