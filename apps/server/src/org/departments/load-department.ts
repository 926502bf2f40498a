import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import { type Portion, type Prisma, standsBelow, standsThroughout } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { departmentsWithin } from '../../core/scopes.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;
type Department = Prisma.DepartmentModel;

const forEver: LocalizedText = { en: 'any later day', 'zh-CN': '以后任何一天' };

/** What a department is called in messages: by its latest name, with its code. */
export async function nameOfDepartment(
  { tx }: Pick<Changing, 'tx'>,
  { id, code }: Pick<Department, 'id' | 'code'>,
): Promise<LocalizedText> {
  const latest = await tx.departmentVersion.findFirst({ where: { departmentId: id }, orderBy: { effectiveDate: 'desc' } });
  const name = departmentVersionColumns.name(latest?.name ?? null);
  return name ? { en: `${name.en} (${code})`, 'zh-CN': `${name['zh-CN']}（${code}）` } : { en: code, 'zh-CN': code };
}

/**
 * A department within the caller's reach, with the structure of its legal entity locked: nobody else moves, closes or merges there meanwhile.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function departmentForChange(
  call: Changing,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Department> {
  const { tx, locks, reach, actor, deps } = call;
  const where = { AND: [{ id }, departmentsWithin(reach, actor, deps.clock())] };
  const found = await tx.department.findFirst({ where });
  if (!found) throw new AppError('NOT_FOUND', { what: 'department', id });
  await locks.take('legal-entity', found.legalEntityId);
  const department = await tx.department.findFirst({ where });
  if (!department) throw new AppError('NOT_FOUND', { what: 'department', id });
  if (department.version !== version) throw new AppError('STALE_VERSION', { what: 'Department', id: department.code });
  return department;
}

/**
 * Another department of the same legal entity.
 * @throws AppError NOT_FOUND
 */
export async function siblingOf(
  { tx }: Pick<Changing, 'tx'>,
  { legalEntityId }: Pick<Department, 'legalEntityId'>,
  id: number,
): Promise<Department> {
  const found = await tx.department.findFirst({ where: { id, legalEntityId } });
  if (!found) throw new AppError('NOT_FOUND', { what: 'department', id });
  return found;
}

/** @throws AppError DEPARTMENT_NOT_THERE where a department does not stand on each day of a portion of time */
export async function requireStanding(
  call: Pick<Changing, 'tx' | 'sql'>,
  department: Pick<Department, 'id' | 'code'>,
  portion: Portion,
): Promise<void> {
  if (await standsThroughout(call.sql, department.id, portion)) return;
  throw new AppError('DEPARTMENT_NOT_THERE', {
    department: await nameOfDepartment(call, department),
    from: portion.from,
    until: portion.until ?? forEver,
  });
}

/**
 * What stands above a department must be of its legal entity, stand all the time, and not stand below it.
 * @throws AppError NOT_FOUND; DEPARTMENT_NOT_THERE; DEPARTMENT_BELOW_ITSELF
 */
export async function requireParent(call: Changing, department: Department, parentId: number | null, portion: Portion): Promise<void> {
  if (parentId === null) return;
  await requireStanding(call, await siblingOf(call, department, parentId), portion);
  if (await standsBelow(call.sql, { departmentId: parentId, aboveId: department.id, ...portion }))
    throw new AppError('DEPARTMENT_BELOW_ITSELF', { department: await nameOfDepartment(call, department), from: portion.from });
}

/** @throws AppError NOT_FOUND where nobody of the legal entity has that id */
export async function requireManager({ tx }: Pick<Changing, 'tx'>, legalEntityId: number, managerId: number | null): Promise<void> {
  if (managerId === null || (await tx.employee.count({ where: { id: managerId, legalEntityId } })) > 0) return;
  throw new AppError('NOT_FOUND', { what: 'employee', id: managerId });
}

/** Says that a department was changed. @returns its new version */
export async function nextVersion({ tx }: Pick<Changing, 'tx'>, { id, version }: Pick<Department, 'id' | 'version'>): Promise<number> {
  await tx.department.update({ where: { id, version }, data: { version: version + 1 } });
  return version + 1;
}
