import { apiSource, putPunches as contract } from '@wagewright/contracts/time/attendance';
import { lockPeople } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { peopleOf, personInclude } from '../requests/index.ts';
import { countAround } from './count-around.ts';
import { judgePunch } from './judge-punches.ts';

export const putPunches = implementMutation(contract, async ({ input, tx, sql, reach, actor, audit, unchanged, deps }) => {
  const { device, punches } = input;
  const now = deps.clock();
  const source = apiSource(device);
  const numbers = [...new Set(punches.map(({ employeeNumber }) => employeeNumber))];
  const where = { AND: [{ employeeNumber: { in: numbers } }, peopleOf({ reach, actor, now })] };
  // of two calls at once the second waits here, and then finds what the first has brought
  await lockPeople(
    sql,
    (await tx.employee.findMany({ where, select: { id: true } })).map(({ id }) => id),
  );
  const people = new Map((await tx.employee.findMany({ where, include: personInclude })).map((person) => [person.employeeNumber, person]));
  const brought = await tx.punch.findMany({ where: { source, externalId: { in: punches.map(({ externalId }) => externalId) } } });
  const known = new Map(brought.map((punch) => [punch.externalId ?? '', punch]));
  const judged = punches.map((punch) => ({
    ...punch,
    ...judgePunch(punch, people.get(punch.employeeNumber), known.get(punch.externalId), now),
  }));
  const taken = judged.filter((one) => one.is === 'new');
  const refused = judged.filter((one) => one.is === 'refused').map(({ externalId, reason }) => ({ externalId, reason }));
  const answer = { taken: taken.length, known: judged.filter(({ is }) => is === 'known').length, refused };
  if (taken.length === 0) {
    unchanged();
    return answer;
  }
  const rows = taken.map(({ person, at, direction, externalId }) => ({ employeeId: person.id, at, direction, externalId }));
  await tx.punch.createMany({ data: rows.map((row) => ({ ...row, source, createdByUserId: actor.userId, createdAt: now })) });
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  audit({ entity: 'punches', entityId: source, after: { device, taken: taken.length, employeeIds } });
  await countAround(
    sql,
    employeeIds,
    rows.map(({ at }) => at),
    now,
  );
  return answer;
});
