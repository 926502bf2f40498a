import { Stack, Tabs } from '@mantine/core';
import { IconPencil, IconTransfer, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { AsOfNote } from './AsOfNote.tsx';
import type { Employee } from './employee.ts';
import { stateTones } from './person-columns.tsx';
import { type PersonTab, personTabKeys, personTabs } from './person-tabs.ts';
import { SummaryTab } from './SummaryTab.tsx';

interface TabProps {
  readonly employee: Employee;
  /** As of the day that is looked at. */
  readonly shown: Employee;
  /** That day; undefined: today. */
  readonly on: string | undefined;
}

const panels: Record<Exclude<PersonTab, 'career' | 'time'>, React.ComponentType<TabProps>> = {
  summary: SummaryTab,
  jobs: lazyPart(() => import('./JobsTab.tsx')),
  contracts: lazyPart(() => import('../contracts/ContractsTab.tsx')),
  pay: lazyPart(() => import('../compensation/CompensationTab.tsx')),
  costs: lazyPart(() => import('../cost-allocations/CostAllocationTab.tsx')),
  payment: lazyPart(async () => ({ default: (await import('../payment-data/index.ts')).PaymentTab })),
  documents: lazyPart(() => import('../documents/DocumentsTab.tsx')),
  contacts: lazyPart(() => import('../contacts/ContactsTab.tsx')),
  changes: lazyPart(() => import('./ChangesTab.tsx')),
};
const dialogs = {
  edit: lazyPart(async () => ({ default: (await import('./EditPerson.tsx')).EditPerson })),
  work: lazyPart(async () => ({ default: (await import('./ChangeWorkOf.tsx')).ChangeWorkOf })),
  unhire: lazyPart(async () => ({ default: (await import('./TakeBackRehire.tsx')).TakeBackRehire })),
  stay: lazyPart(async () => ({ default: (await import('./CancelEnd.tsx')).CancelEnd })),
} as const;
const EndEmployment = lazyPart(async () => ({ default: (await import('./EndEmployment.tsx')).EndEmployment }));

/** Events of a career that a person’s page begins. */
type CareerEvent = 'transfer' | 'termination' | 'rehire';

/** The parts of later areas, which the composition root hands in. */
export interface PersonParts {
  /** Asks for an event, or makes it where nobody is asked. */
  readonly act: React.ComponentType<{ employee: Employee; kind: CareerEvent; onClose: () => void }>;
  readonly career: React.ComponentType<{ employee: Employee }>;
  readonly time: React.ComponentType<{ employee: Employee }>;
  /** What is still to be paid to somebody who leaves. */
  readonly finalPay: React.ComponentType<{ employeeId: number; lastDay: string }>;
}

const route = getRouteApi('/_app/people/$employeeId');

export function PersonPage(parts: PersonParts) {
  const { employeeId } = route.useParams();
  return <PersonOf key={employeeId} id={Number(employeeId)} parts={parts} />;
}

/** Somebody as they are today, which is what is changed, and as they are on the day that is looked at. */
function PersonOf({ id, parts }: { id: number; parts: PersonParts }) {
  const { on } = route.useSearch();
  const today = trpc.org.employees.getEmployee.useQuery({ id });
  const asOf = trpc.org.employees.getEmployee.useQuery(on ? { id, on } : { id }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={today} skeleton={<PageSkeleton />} isPage>
      {(employee) => (
        <Loaded query={asOf} skeleton={<PageSkeleton />} isPage>
          {(shown) => <PersonView employee={employee} shown={shown} parts={parts} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Somebody: who they are, where they work, and what was changed of it. */
function PersonView({ employee, shown, parts }: { employee: Employee; shown: Employee; parts: PersonParts }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const { tab: asked = 'summary', on } = route.useSearch();
  const [dialog, setDialog] = useState<keyof typeof dialogs | 'end'>();
  const [event, begin] = useState<CareerEvent>();
  const Act = parts.act;
  const acts = can('personnel-action.ask');
  const tabs = personTabKeys.filter((key) => personTabs[key]?.some(can) ?? true);
  const tab = tabs.includes(asked) ? asked : 'summary';
  const go = (value: string | null) => {
    const next = tabs.find((key) => key === value && key !== 'summary');
    void navigate({ search: defined({ tab: next, on }), resetScroll: false });
  };
  const look = (day: string | undefined) =>
    void navigate({ search: (now) => defined({ ...now, on: day }), replace: true, resetScroll: false });
  const { terminationDate, state } = employee;
  const Dialog = dialog && dialog !== 'end' ? dialogs[dialog] : undefined;
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title={employee.name}
        trail={[{ label: t('title'), link: { to: '/people', search: defined({ on }) } }]}
        status={<StatusBadge tone={stateTones[shown.state]}>{t(`states.${shown.state}`)}</StatusBadge>}
        facts={[
          format.name(shown.position),
          format.name(shown.department),
          ...(shown.state === 'planned' ? [t('beginsFact', { day: format.day(shown.service.from) })] : []),
          ...(shown.service.until ? [t('lastDayFact', { day: format.day(shown.service.until) })] : []),
        ].filter(Boolean)}
        {...(employee.mayEdit
          ? {
              primary: !acts
                ? null
                : state === 'left'
                  ? { id: 'rehire', label: t('actions.rehire'), icon: <IconUserPlus size={16} />, run: () => begin('rehire') }
                  : { id: 'work', label: t('actions.work'), icon: <IconTransfer size={16} />, run: () => begin('transfer') },
              secondary: { id: 'edit', label: t('actions.edit'), icon: <IconPencil size={16} />, run: () => setDialog('edit') },
              more: [
                { id: 'correct', label: t('actions.correct'), run: () => setDialog('work') },
                {
                  id: 'end',
                  label: t(terminationDate ? 'actions.moveEnd' : 'actions.end'),
                  isDangerous: true,
                  run: () => (acts && !terminationDate ? begin('termination') : setDialog('end')),
                },
                ...(terminationDate ? [{ id: 'stay', label: t('actions.stay'), run: () => setDialog('stay') }] : []),
                ...(employee.earlierService.length > 0 && !terminationDate
                  ? [{ id: 'unhire', label: t('actions.unhire'), isDangerous: true, run: () => setDialog('unhire') }]
                  : []),
              ],
            }
          : {})}
      />
      <Suspense>
        {event && <Act employee={employee} kind={event} onClose={() => begin(undefined)} />}
        {Dialog && <Dialog employee={employee} onClose={close} />}
        {dialog === 'end' && <EndEmployment employee={employee} finalPay={parts.finalPay} onClose={close} />}
      </Suspense>
      <Stack gap="xs" mb="md">
        <AsOf value={on} onChange={look} />
        {on !== undefined && <AsOfNote employee={employee} shown={shown} />}
      </Stack>
      <Tabs value={tab} keepMounted={false} onChange={go}>
        <HeaderTabs label={t('tabs.label')} chosen={tab} tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))} />
        {tabs.map((key) => {
          const Content = { ...panels, career: parts.career, time: parts.time }[key];
          return (
            <Tabs.Panel key={key} value={key} pt="lg">
              <Suspense fallback={<RowsSkeleton />}>
                <Content employee={employee} shown={shown} on={on} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
