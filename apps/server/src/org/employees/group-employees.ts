import { AppError } from '@wagewright/contracts';
import { groupEmployees as contract } from '@wagewright/contracts/org/employees';
import { groupPeople, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { shownFields } from '../custom-fields/index.ts';
import { askedPeople } from './asked-people.ts';

export const groupEmployees = implementQuery(contract, async ({ input, actor, reach, deps, context }) => {
  const { offset, limit, sort, direction, groupBy, containing, ...filter } = input;
  const fields = await shownFields(deps.db.prisma, 'employee', { actor, reach });
  const people = askedPeople({ filter, reach, actor, now: deps.clock(), fields, language: languageOf(context) });
  const asked = { column: groupBy, containing, sort, direction, offset, limit };
  const found = await deps.db.prisma.$transaction((tx) => groupPeople(sqlOfPrisma(tx), people, asked));
  if (!found) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${groupBy} in this list` });
  return { ...found, groups: found.groups.map((group) => ({ ...group, name: departmentVersionColumns.name(group.name) })) };
});
