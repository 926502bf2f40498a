import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { mondayOf } from '../rosters/index.ts';
import { DayList } from './DayList.tsx';
import { Totals } from './Totals.tsx';

/** Somebody’s attendance of this week on their page, and the way to all of it. */
export default function AttendancePart({ employeeId }: { readonly employeeId: number }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const query = trpc.time.attendance.getAttendance.useQuery({ employeeId, from: mondayOf(useToday()) });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ days, totals }) => (
        <Panel
          title={t('part.title')}
          note={format.days(days[0]?.schedule.date ?? '', days.at(-1)?.schedule.date ?? '')}
          actions={
            <LinkButton size="xs" variant="default" to="/time/attendance/people/$employeeId" params={{ employeeId: String(employeeId) }}>
              {t('part.all')}
            </LinkButton>
          }
        >
          <Stack gap="md">
            <Totals totals={totals} />
            <DayList days={days} />
          </Stack>
        </Panel>
      )}
    </Loaded>
  );
}
