/** A department of ten whose pay is reviewed; the worker is a call. */
import type { CompensationReview, ReviewedPerson } from '@wagewright/contracts/careers/compensation-reviews';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { workReviews } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';

export const slice = 'careers/compensation-reviews';
const day = (text: string): Date => new Date(text);
export const effectiveDate = '2027-04-01';

export const ranges = [
  { grade: 'G1', level: 'A', minimum: '1000', midpoint: '1200', maximum: '1400' },
  { grade: 'G1', level: 'B', minimum: '1500', midpoint: '1800', maximum: '2000' },
];

export interface ReviewStage {
  readonly server: TestServer;
  readonly clerk: TestCaller;
  readonly foreigner: TestCaller;
  readonly legalEntityId: number;
  /** By what their record is. */
  readonly people: Readonly<Record<string, number>>;
  readonly itemId: number;
  readonly structureId: number;
  ask<Data>(verb: string, input: object, by?: TestCaller): Promise<Data>;
  refusal(verb: string, input: object, by?: TestCaller): Promise<string>;
  create(rule?: object, more?: object): Promise<number>;
  get(id: number): Promise<CompensationReview>;
  rows(id: number, more?: object): Promise<ReviewedPerson[]>;
  act(verb: string, id: number, more?: object): Promise<{ version: number; approvalId?: number | null }>;
  work(id: number): Promise<CompensationReview>;
  /** All records of the item, as they stand. */
  records(): Promise<string>;
}

/** Whose records are what, each with a reason to be looked at. */
const standing: Readonly<Record<string, object | null>> = {
  plain: { amount: '1000.1' },
  ending: { amount: '2000', expiryDate: day('2027-12-31') },
  low: { amount: '900', payGrade: 'G1', payLevel: 'A' },
  high: { amount: '1395', payGrade: 'G1', payLevel: 'A' },
  above: { amount: '2100', payGrade: 'G1', payLevel: 'B' },
  yuan: { amount: '7000', currency: 'CNY' },
  fresh: { amount: '1500', effectiveDate: day(effectiveDate) },
  nothing: null,
  lost: { amount: '1300', payGrade: 'G9', payLevel: 'Z' },
  deduction: { amount: '-50' },
};

export function reviewStage(): ReviewStage {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const stage = { server, people: {} as Record<string, number> } as { -readonly [Key in keyof ReviewStage]: ReviewStage[Key] };
  let pool: pg.Pool;
  beforeAll(async () => {
    const { prisma } = server;
    pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    stage.clerk = await server.signedIn(demoSignIns.clerk.account);
    stage.foreigner = await server.signedIn(demoSignIns.kunmingClerk.account);
    const legalEntityId = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    stage.legalEntityId = legalEntityId;
    stage.itemId = (await prisma.compensationItem.create({ data: { code: 'STIPEND', name: { en: 'Stipend', 'zh-CN': '津贴' } } })).id;
    const versions = { create: { effectiveDate: day('2026-01-01'), ranges } };
    const structure = {
      legalEntityId,
      code: 'STIPENDS',
      name: { en: 'Stipends', 'zh-CN': '津贴体系' },
      itemId: stage.itemId,
      currency: 'USD',
    };
    stage.structureId = (await prisma.salaryStructure.create({ data: { ...structure, versions } })).id;
    const named = { effectiveDate: day('2026-01-01'), name: { en: 'Reviewed', 'zh-CN': '调薪部' } };
    const department = await prisma.department.create({ data: { legalEntityId, code: 'REVIEWED', versions: { create: named } } });
    const position = await prisma.position.findFirstOrThrow();
    for (const [name, record] of Object.entries(standing)) {
      const work = { effectiveDate: day('2026-01-01'), departmentId: department.id, positionId: position.id, category: 'fulltime-regular' };
      const { id } = await prisma.employee.create({
        data: {
          legalEntityId,
          employeeNumber: `RV-${name}`,
          name: `Reviewed ${name}`,
          hireDate: day('2026-01-01'),
          assignments: { create: work },
        },
      });
      stage.people = { ...stage.people, [name]: id };
      if (!record) continue;
      const usual = { itemId: stage.itemId, effectiveDate: day('2026-01-01'), currency: 'USD', payrollEffectivePeriod: '2026-01' };
      const level = 'payGrade' in record ? { salaryStructureId: stage.structureId } : {};
      await prisma.compensationRecord.create({ data: { employeeId: id, amount: '1', ...usual, ...record, ...level } });
    }
  });
  afterAll(() => pool.end());
  stage.ask = async <Data>(verb: string, input: object, by = stage.clerk) => {
    const { data, error } = await by.call(verb.includes('/') ? verb : `${slice}/${verb}`, input);
    if (error) throw new Error(`${verb}: ${error.code}: ${error.message}`);
    return data as Data;
  };
  stage.refusal = async (verb, input, by = stage.clerk) => {
    const { error } = await by.call(`${slice}/${verb}`, input);
    return `${error?.code}: ${error?.message}`;
  };
  const who = { conditions: [{ column: 'department', operator: 'equals', value: 'Reviewed' }] };
  stage.create = async (rule = {}, more = {}) => {
    const subject = { legalEntityId: stage.legalEntityId, item: 'STIPEND', currency: 'USD' };
    const content = { name: 'Spring', effectiveDate, payrollEffectivePeriod: '2027-04', reason: 'A good year' };
    const whole = { who, how: { by: 'percent', percent: '3.5' }, ...rule };
    return (await stage.ask<{ id: number }>('create-compensation-review', { ...subject, ...content, ...more, rule: whole })).id;
  };
  stage.get = async (id) => await stage.ask('get-compensation-review', { id });
  stage.rows = async (id, more = {}) =>
    (await stage.ask<{ rows: ReviewedPerson[] }>('list-compensation-review-rows', { id, limit: 500, ...more })).rows;
  stage.act = async (verb, id, more = {}) => {
    const { version } = await stage.get(id);
    return await stage.ask(`${verb}-compensation-review`, { id, version, ...more });
  };
  stage.work = async (id) => {
    await workReviews({ pool, log: pino({ level: 'silent' }), failPoint: undefined })([{ data: { reviewId: id } }]);
    return await stage.get(id);
  };
  stage.records = async () =>
    JSON.stringify(await server.prisma.compensationRecord.findMany({ where: { itemId: stage.itemId }, orderBy: { id: 'asc' } }));
  return stage;
}
