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
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { CorrectionTable } from '../corrections/index.ts';
import { mondayOf, WeekBar } from '../rosters/index.ts';
import { DayList } from './DayList.tsx';
import { Totals } from './Totals.tsx';

const AskCorrection = lazyPart(() => import('../corrections/AskCorrection.tsx'));
type Corrections = Outputs['time']['corrections']['listMyCorrections'];
const route = getRouteApi('/_app/me/attendance');

/** One’s own attendance of a week. */
export function MyAttendancePage() {
  const { t } = useTranslation('attendance');
  const { t: ofCorrections } = useTranslation('corrections');
  const can = useCan();
  const { client } = trpc.useUtils();
  const [isAsking, ask] = useState(false);
  const today = useToday();
  const { week } = route.useSearch();
  const navigate = route.useNavigate();
  const monday = mondayOf(week ?? today);
  const query = trpc.time.attendance.getMyAttendance.useQuery({ from: monday }, { placeholderData: (before) => before });
  const corrections = useWindowRows<Corrections['rows'][number], Corrections>({
    keyOf: (range) => getQueryKey(trpc.time.corrections.listMyCorrections, range, 'query'),
    read: (range, signal) => client.time.corrections.listMyCorrections.query(range, { signal }),
  });
  return (
    <>
      <PageHeader
        title={t('mine.title')}
        facts={[t('mine.lead')]}
        primary={
          can('attendance.correct')
            ? { id: 'ask', label: ofCorrections('ask.action'), icon: <IconPlus size={16} />, run: () => ask(true) }
            : null
        }
      />
      <Suspense>{isAsking && query.data && <AskCorrection days={query.data.days} onClose={() => ask(false)} />}</Suspense>
      <WeekBar
        monday={monday}
        isNow={monday === mondayOf(today)}
        onChange={(next) => void navigate({ search: defined({ week: next }), replace: true, resetScroll: false })}
      />
      <div style={{ height: 16 }} />
      <Loaded query={query} skeleton={<RowsSkeleton rows={7} />}>
        {({ days, totals }) => (
          <>
            <Panel title={t('week')}>
              <Totals totals={totals} />
            </Panel>
            <div style={{ height: 16 }} />
            <Panel title={t('days')} flush>
              <DayList days={days} />
            </Panel>
          </>
        )}
      </Loaded>
      <div style={{ height: 16 }} />
      <Panel title={ofCorrections('title')} flush>
        <CorrectionTable rows={corrections} whose="own" identity="mine" />
      </Panel>
    </>
  );
}
