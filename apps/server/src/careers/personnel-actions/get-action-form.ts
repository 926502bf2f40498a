import { type ChangeKind, getActionForm as contract } from '@wagewright/contracts/careers/personnel-actions';
import { costCenterColumns, effectiveOn, isoDay, leaveTypeColumns, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { openProbation } from '../../org/contracts/index.ts';
import { departmentNames } from '../../org/employees/index.ts';
import { findPerson, todayOf } from '../../time/requests/index.ts';
import { allowedKinds, isEditor } from './standing.ts';

const unnamed = { en: '', 'zh-CN': '' };
const shownPerson = { select: { id: true, name: true } };

/** Whoever is gone is taken back before anything else; whoever is here is not. */
const kindsFor = (kinds: readonly ChangeKind[], isGone: boolean): ChangeKind[] => [
  ...kinds.filter((kind) => isGone && kind === 'rehire'),
  ...kinds.filter((kind) => kind !== 'rehire'),
];

export const getActionForm = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const person = await findPerson(prisma, input.employeeId, { reach, actor, now });
  const on = input.on ?? todayOf(person, now);
  const day = new Date(on);
  const { legalEntityId } = person;
  const isGone = person.terminationDate !== null && isoDay(person.terminationDate) < todayOf(person, now);
  // of whoever is gone, what they did last
  const work = await prisma.assignment.findFirst({
    where: { employeeId: person.id, ...(isGone ? {} : effectiveOn(day)) },
    orderBy: { effectiveDate: 'desc' },
    include: { supervisor: shownPerson, dottedSupervisor: shownPerson },
  });
  const open = { legalEntityId, versions: { some: effectiveOn(day) } };
  const departments = await prisma.department.findMany({ where: open, select: { id: true }, orderBy: { code: 'asc' } });
  const names = await departmentNames(
    prisma,
    departments.map(({ id }) => id),
    day,
  );
  const positions = await prisma.position.findMany({ orderBy: { code: 'asc' } });
  const costCenters = await prisma.costCenter.findMany({ orderBy: { code: 'asc' } });
  const unpaid = { isActive: true, paid: false, OR: [{ legalEntityId }, { legalEntityId: null }] };
  const leaveTypes = await prisma.leaveType.findMany({ where: unpaid, orderBy: { code: 'asc' } });
  const probation = await openProbation(prisma, person.id, on);
  return {
    kinds: kindsFor(await allowedKinds(prisma, actor, person), isGone),
    isEditor: isEditor(actor, person),
    work: work && {
      departmentId: work.departmentId,
      positionId: work.positionId,
      costCenterId: work.costCenterId,
      supervisor: work.supervisor,
      dottedSupervisor: work.dottedSupervisor,
      category: work.category,
    },
    probationUntil: probation?.probationUntil ? isoDay(probation.probationUntil) : null,
    lastDay: person.terminationDate && isoDay(person.terminationDate),
    departments: departments.map(({ id }) => ({ id, name: names.get(id) ?? unnamed })),
    positions: positions.map(({ id, title }) => ({ id, name: positionColumns.title(title) ?? unnamed })),
    costCenters: costCenters.map(({ id, name }) => ({ id, name: costCenterColumns.name(name) ?? unnamed })),
    leaveTypes: leaveTypes.map(({ id, name }) => ({ id, name: leaveTypeColumns.name(name) })),
  };
});
