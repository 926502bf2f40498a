import { AppError } from '@wagewright/contracts';
import { deleteDepartment as contract } from '@wagewright/contracts/org/departments';
import { wasDepartmentUsed } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { departmentForChange, nameOfDepartment } from './load-department.ts';

export const deleteDepartment = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { id, code, legalEntityId } = await departmentForChange(call, input);
  if (await wasDepartmentUsed(sql, id)) throw new AppError('DEPARTMENT_USED', { department: await nameOfDepartment(call, { id, code }) });
  await tx.departmentVersion.deleteMany({ where: { departmentId: id } });
  await tx.department.delete({ where: { id } });
  audit({ entity: 'department', entityId: id, before: { code, legalEntityId }, after: { deleted: true } });
  return { id };
});
