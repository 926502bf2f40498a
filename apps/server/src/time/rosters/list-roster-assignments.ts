import { listRosterAssignments as contract } from '@wagewright/contracts/time/rosters';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { assignmentInclude, assignmentsWithin, endsOf, viewAssignment } from './load-assignment.ts';

const ofKind: Readonly<Record<string, Prisma.RosterAssignmentWhereInput>> = {
  employee: { employeeId: { not: null } },
  department: { departmentId: { not: null } },
  'legal-entity': { employeeId: null, departmentId: null },
};

export const listRosterAssignments = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { offset, limit, rosterId, kind, employeeId } = input;
  const { prisma } = deps.db;
  const where = {
    AND: [
      assignmentsWithin(reach),
      kind === undefined ? {} : (ofKind[kind] ?? {}),
      rosterId === undefined ? {} : { rosterId },
      employeeId === undefined ? {} : { employeeId },
    ],
  };
  const orderBy: Prisma.RosterAssignmentOrderByWithRelationInput[] = [
    { employeeId: { sort: 'asc', nulls: 'first' } },
    { departmentId: { sort: 'asc', nulls: 'first' } },
    { legalEntityId: 'asc' },
    { fromDate: 'desc' },
  ];
  const rows = await prisma.rosterAssignment.findMany({ where, include: assignmentInclude, orderBy, skip: offset, take: limit });
  const ends = await endsOf(prisma, rows);
  const edit = actor.grants.get('roster.edit');
  return { total: await prisma.rosterAssignment.count({ where }), rows: rows.map((row) => viewAssignment(row, ends.get(row.id), edit)) };
});
