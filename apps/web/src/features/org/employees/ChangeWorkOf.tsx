import { trpc } from '../../../shared/api/trpc.ts';
import { ChangeWork } from './ChangeWork.tsx';
import type { Employee } from './employee.ts';

/** The form, once all of somebody’s work is there that it begins with. */
export function ChangeWorkOf({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const jobs = trpc.org.employees.listAssignments.useQuery({ id: employee.id });
  return jobs.data ? <ChangeWork employee={employee} jobs={jobs.data.rows} onClose={onClose} /> : null;
}
