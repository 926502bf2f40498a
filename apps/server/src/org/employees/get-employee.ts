import { AppError } from '@wagewright/contracts';
import { getEmployee as contract } from '@wagewright/contracts/org/employees';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { employeeInclude, viewEmployees } from './employee-view.ts';

export const getEmployee = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const today = deps.clock();
  const row = await deps.db.prisma.employee.findFirst({
    where: { AND: [{ id: input.id }, employeesWithin(reach, actor, today)] },
    include: employeeInclude(today),
  });
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [view] = await viewEmployees(deps.db.prisma, [row], today);
  if (!view) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  return {
    ...view,
    legalEntity: legalEntityColumns.name(row.legalEntity.name),
    email: row.email,
    supervisor: row.assignments[0]?.supervisor?.name ?? null,
  };
});
