import { listEmployees as contract } from '@wagewright/contracts/org/employees';
import { countPeople, findPeople, readPeople, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { shownFields, viewField } from '../custom-fields/index.ts';
import { askedPeople } from './asked-people.ts';
import { viewPerson } from './people-rows.ts';

export const listEmployees = implementQuery(contract, async ({ input, actor, reach, deps, context }) => {
  const { offset, limit, sort, direction, ...filter } = input;
  const fields = await shownFields(deps.db.prisma, 'employee', { actor, reach });
  const people = askedPeople({ filter, reach, actor, now: deps.clock(), fields, language: languageOf(context) });
  const keys = fields.map(({ key }) => key);
  return await deps.db.prisma.$transaction(async (tx) => {
    const sql = sqlOfPrisma(tx);
    const ids = await findPeople(sql, people, { sort, direction }, { offset, limit });
    const total = offset === 0 && ids.length < limit ? ids.length : await countPeople(sql, people);
    const rows = (await readPeople(sql, ids, people.on, keys)).map(viewPerson);
    return { total, on: people.on, rows, customFields: fields.map(viewField) };
  });
});
