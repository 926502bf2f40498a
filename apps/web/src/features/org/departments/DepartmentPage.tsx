import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCustomText } from '../custom-fields/index.ts';
import { DepartmentHistory } from './DepartmentHistory.tsx';
import classes from './Departments.module.css';
import { DepartmentsBelow } from './DepartmentsBelow.tsx';
import { DeleteDepartment } from './dialogs/DeleteDepartment.tsx';

const ChangeDepartment = lazyPart(() => import('./dialogs/ChangeDepartment.tsx'));
const EditFields = lazyPart(() => import('./dialogs/EditFields.tsx'));
const EndDepartment = lazyPart(() => import('./dialogs/EndDepartment.tsx'));

export type DepartmentDetails = Outputs['org']['departments']['getDepartment'];
type Dialog = 'change' | 'merge' | 'close' | 'delete' | 'fields';

const tones = { open: 'good', planned: 'quiet', closed: 'closed' } as const;
const route = getRouteApi('/_app/organisation/departments/$departmentId');

export function DepartmentPage() {
  const { departmentId } = route.useParams();
  const { on } = route.useSearch();
  const query = trpc.org.departments.getDepartment.useQuery({ id: Number(departmentId), ...(on ? { on } : {}) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(details) => <DepartmentView details={details} />}
    </Loaded>
  );
}

/** A department on a day, what stands below it, and all that it was and is to be. */
function DepartmentView({ details }: { details: DepartmentDetails }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const today = useToday();
  const { on } = route.useSearch();
  const navigate = route.useNavigate();
  const [dialog, open] = useState<Dialog>();
  const { department, versions, mayEdit, customFields, custom } = details;
  const say = useCustomText();
  const { code, name, fullName, legalEntity, state, manager, headcount } = department;
  const above = versions.find(({ effectiveDate }) => effectiveDate === department.effectiveDate)?.parent ?? null;
  const close = () => open(undefined);
  const facts: readonly [string, string][] = [
    [t('fields.fullName'), format.name(fullName)],
    [t('fields.code'), code],
    [t('fields.legalEntity'), format.name(legalEntity)],
    [t('fields.parent'), above ? format.name(above) : t('fields.top')],
    [t('fields.manager'), manager ?? t('fields.noManager')],
    [t('columns.people'), format.count(headcount)],
    ...customFields.flatMap((field): [string, string][] => {
      const said = say(field, custom[field.key]);
      return said === null ? [] : [[format.name(field.label), said]];
    }),
  ];
  const action = (id: Dialog) => ({ id, label: t(`actions.${id}`), run: () => open(id) });
  const fields = customFields.length > 0 ? [action('fields')] : [];
  const more = mayEdit
    ? [...fields, ...(state === 'open' ? [action('merge'), action('close')] : []), { ...action('delete'), isDangerous: true }]
    : [];
  return (
    <>
      <PageHeader
        title={format.name(name)}
        trail={[{ label: t('title'), link: { to: '/organisation/departments', search: on ? { on } : {} } }]}
        status={<StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>}
        primary={mayEdit && state !== 'closed' ? action('change') : null}
        more={more}
      />
      <Suspense>
        {dialog === 'change' && <ChangeDepartment department={department} today={on ?? today} onClose={close} />}
        {(dialog === 'merge' || dialog === 'close') && (
          <EndDepartment how={dialog} department={department} today={on ?? today} onClose={close} />
        )}
        {dialog === 'fields' && <EditFields details={details} onClose={close} />}
        {dialog === 'delete' && <DeleteDepartment department={department} onClose={close} />}
      </Suspense>
      <Panel>
        <Group mb="md">
          <AsOf value={on} onChange={(day) => void navigate({ search: day ? { on: day } : {}, replace: true })} />
        </Group>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <div className={classes.columns}>
        <DepartmentsBelow departmentId={department.id} on={on} />
        <DepartmentHistory details={details} today={today} />
      </div>
    </>
  );
}
