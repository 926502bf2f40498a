import { AppError } from '@wagewright/contracts';
import { listPayGaps as contract, gapsOfPay, personGaps } from '@wagewright/contracts/payroll/setups';
import { readPayGaps, sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { gapsOfEntity } from './gaps-of-entity.ts';
import { idsInAnyScope, payingSolutions, wantsOf } from './paying-solutions.ts';

export const listPayGaps = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { legalEntityId, kind, offset, limit } = input;
  const entity = await prisma.legalEntity.findFirst({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  const sql = sqlOfPrisma(prisma);
  const solutions = await payingSolutions(deps, legalEntityId);
  const [period] = solutions.flatMap(({ periods }) => periods);
  const on = input.on ?? isoDay(period?.endDate ?? deps.clock());
  const pay = actor.grants.get('pay.read');
  const seesPay = pay !== undefined && (pay.all || pay.legalEntityIds.has(legalEntityId));
  const kinds = personGaps.filter((one) => seesPay || !gapsOfPay.some((hidden) => hidden === one));
  const show = kind === undefined ? kinds : kinds.filter((one) => one === kind);
  const page = await readPayGaps(sql, {
    legalEntityId,
    on,
    solutions: solutions.flatMap(wantsOf),
    currency: entity.currency,
    inScope: await idsInAnyScope(deps, sql, solutions),
    kinds,
    show,
    offset,
    limit,
  });
  const countOf = (one: (typeof kinds)[number]) => page.counts.find((count) => count.kind === one)?.count ?? 0;
  return {
    on,
    people: page.people,
    seesPay,
    ofEntity: await gapsOfEntity(prisma, page.people, solutions),
    counts: kinds.map((one) => ({ kind: one, count: countOf(one) })).filter(({ count }) => count > 0),
    total: show.reduce((sum, one) => sum + countOf(one), 0),
    rows: [...page.rows],
  };
});
