import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee, Job } from './employee.ts';
import { categoryName } from './person-columns.tsx';
import { ServicePanel } from './ServicePanel.tsx';

/** Where somebody has worked, works, and is going to work, as of the day that is looked at; a change that was planned or made by mistake is taken back here. */
export default function JobsTab({ employee, on }: { employee: Employee; on: string | undefined }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const today = useToday();
  const day = on ?? today;
  const query = trpc.org.employees.listAssignments.useQuery({ id: employee.id });
  const [taken, setTaken] = useState<Job>();
  // with what they were hired a period of service begins: that is no change
  const began = new Set(employee.earlierService.map(({ from }) => from));
  const stateOf = ({ from, until }: Job) => (from > day ? 'ahead' : until !== null && until < day ? 'done' : 'current');
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (
        <Stack gap="lg">
          <ServicePanel employee={employee} day={day} />
          <Panel title={t('jobs.title')}>
            <Timeline
              label={t('jobs.title')}
              entries={rows.map((job, place) => ({
                key: job.from,
                title: [format.name(job.position.name), format.name(job.department.name)].filter(Boolean).join(' · '),
                status:
                  stateOf(job) === 'ahead' ? <StatusBadge tone="quiet">{t('jobs.planned')}</StatusBadge> : <FutureBadge from={job.from} />,
                state: stateOf(job),
                second: job.until
                  ? format.days(job.from, job.until)
                  : t(job.from > today ? 'jobs.from' : 'jobs.since', { day: format.day(job.from) }),
                lines: [
                  ...(job.supervisor ? [t('jobs.reportsTo', { name: job.supervisor.name })] : []),
                  ...(job.dottedSupervisor ? [t('jobs.alsoTo', { name: job.dottedSupervisor.name })] : []),
                  [job.grade && format.name(job.grade), categoryName(job.category, t), job.costCenter && format.name(job.costCenter.name)]
                    .filter(Boolean)
                    .join(' · '),
                ],
                below: employee.mayEdit && place < rows.length - 1 && job.from !== employee.hireDate && !began.has(job.from) && (
                  <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setTaken(job)}>
                    {t('jobs.takeBack')}
                  </Button>
                ),
              }))}
            />
            {taken && <TakeBack employee={employee} job={taken} onClose={() => setTaken(undefined)} />}
          </Panel>
        </Stack>
      )}
    </Loaded>
  );
}

function TakeBack({ employee, job, onClose }: { employee: Employee; job: Job; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.employees.removeAssignmentChange.useMutation();
  const send = async (reason: string) => {
    const { ok } = await call(remove.mutateAsync({ id: employee.id, version: employee.version, from: job.from, reason: reason || null }));
    if (!ok) return;
    notify.done(t('jobs.takenBack', { day: format.day(job.from) }));
    await utils.org.employees.invalidate();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('jobs.takeBackTitle', { day: format.day(job.from) })}
      text={t('jobs.takeBackText')}
      figures={<EffectOnPay employeeIds={[employee.id]} from={job.from} until={job.until} />}
      confirmLabel={t('jobs.takeBack')}
      isBusy={remove.isPending}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
