import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';

const AttendancePart = lazyPart(() => import('../attendance/AttendancePart.tsx'));
const LeavePart = lazyPart(() => import('../leave/LeavePart.tsx'));
const OvertimePart = lazyPart(() => import('../overtime/OvertimePart.tsx'));

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
}

/** Somebody’s time on their page: what was planned and worked this week, leave, and overtime. */
export default function TimeTab({ employee }: Props) {
  const { id } = employee;
  const can = useCan();
  return (
    <Suspense fallback={<RowsSkeleton />}>
      <Stack gap="lg">
        {can('attendance.read') && <AttendancePart employeeId={id} />}
        {can('leave.read') && <LeavePart employeeId={id} />}
        {can('overtime.read') && <OvertimePart employee={employee} />}
      </Stack>
    </Suspense>
  );
}
