import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { CorrectionTable } from '../corrections/index.ts';
import { mondayOf, WeekBar } from '../rosters/index.ts';
import type { PersonAttendance, Punch } from './attendance.ts';
import { DayList } from './DayList.tsx';
import { Totals } from './Totals.tsx';

const AddPunch = lazyPart(() => import('./AddPunch.tsx'));
const WithdrawPunch = lazyPart(() => import('./WithdrawPunch.tsx'));
type Corrections = Outputs['time']['corrections']['listCorrections'];
const route = getRouteApi('/_app/time/attendance/people/$employeeId');

export function PersonAttendancePage() {
  const employeeId = Number(route.useParams().employeeId);
  const today = useToday();
  const { week } = route.useSearch();
  const monday = mondayOf(week ?? today);
  const query = trpc.time.attendance.getAttendance.useQuery({ employeeId, from: monday }, { placeholderData: (before) => before });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(attendance) => <Person attendance={attendance} monday={monday} today={today} />}
    </Loaded>
  );
}

interface Props {
  readonly attendance: PersonAttendance;
  readonly monday: string;
  readonly today: string;
}

/** Somebody’s attendance of a week, as whoever looks after them sees it. */
function Person({ attendance, monday, today }: Props) {
  const { t } = useTranslation('attendance');
  const navigate = route.useNavigate();
  const [opened, open] = useState<Punch | 'add'>();
  const { t: ofCorrections } = useTranslation('corrections');
  const { client } = trpc.useUtils();
  const { employeeId, employee, employeeNumber, timeZone, days, totals, mayEdit } = attendance;
  const corrections = useWindowRows<Corrections['rows'][number], Corrections>({
    keyOf: (range) => getQueryKey(trpc.time.corrections.listCorrections, { employeeId, ...range }, 'query'),
    read: (range, signal) => client.time.corrections.listCorrections.query({ employeeId, ...range }, { signal }),
  });
  const close = () => open(undefined);
  return (
    <>
      <PageHeader
        title={t('of', { name: employee })}
        trail={[{ label: t('title'), link: { to: '/time/attendance' } }]}
        facts={[employeeNumber, t('inZone', { zone: timeZone.replaceAll('_', ' ') })]}
        primary={mayEdit ? { id: 'add', label: t('add.action'), icon: <IconPlus size={16} />, run: () => open('add') } : null}
      />
      <Suspense>
        {opened === 'add' && <AddPunch attendance={attendance} onClose={close} />}
        {opened && opened !== 'add' && <WithdrawPunch attendance={attendance} punch={opened} onClose={close} />}
      </Suspense>
      <WeekBar
        monday={monday}
        isNow={monday === mondayOf(today)}
        onChange={(next) => void navigate({ search: defined({ week: next }), replace: true, resetScroll: false })}
      />
      <div style={{ height: 16 }} />
      <Panel title={t('week')}>
        <Totals totals={totals} />
      </Panel>
      <div style={{ height: 16 }} />
      <Panel title={t('days')} flush>
        <DayList days={days} onWithdraw={mayEdit ? open : undefined} />
      </Panel>
      <div style={{ height: 16 }} />
      <Panel title={ofCorrections('title')} flush>
        <CorrectionTable rows={corrections} whose="person" identity={String(employeeId)} />
      </Panel>
    </>
  );
}
