/** Raises of many people: what a rule makes of each, what refuses whom, how they are approved, written at once and taken back. */
import type { CompensationReview } from '@wagewright/contracts/careers/compensation-reviews';
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { walkAll } from '../support/walks.ts';
import { effectiveDate, reviewStage } from './review-stage.ts';

describe('a compensation review', () => {
  const stage = reviewStage();
  let before: string;
  beforeEach(async () => {
    before ??= await stage.records();
  });
  /** By the ends of names: what somebody has, gets, and what stands against it. */
  const shown = async (id: number, more: object = {}) =>
    Object.fromEntries(
      (await stage.rows(id, more)).map(({ employee, before: had, after, state, problem }) => [
        employee.replace('Reviewed ', ''),
        [had && Number(had), after && Number(after), problem ?? state],
      ]),
    );
  const recordsOf = async (name: string) =>
    (
      await stage.server.prisma.compensationRecord.findMany({
        where: { employeeId: stage.people[name] ?? 0, itemId: stage.itemId },
        orderBy: { effectiveDate: 'asc' },
      })
    ).map(({ effectiveDate: from, expiryDate, amount, payGrade, payrollEffectivePeriod: period }) =>
      [from.toISOString().slice(0, 10), expiryDate?.toISOString().slice(0, 10) ?? '', amount.toFixed(), payGrade ?? '-', period].join(' '),
    );
  const row = async (id: number, name: string, change: object) => {
    const { version } = await stage.get(id);
    return { id, version, employeeId: stage.people[name] ?? 0, change };
  };
  const change = async (id: number, name: string, to: object) => await stage.ask('change-compensation-review-row', await row(id, name, to));
  const written = async (rule: object = {}, more: object = {}): Promise<CompensationReview> => {
    const id = await stage.create(rule, more);
    await stage.act('submit', id);
    return await stage.work(id);
  };
  const undone = async (id: number) => {
    await stage.act('undo', id);
    return await stage.work(id);
  };

  it('says of everybody what they have and are to have, and of whom it cannot raise why and what to do', async () => {
    const id = await stage.create();
    expect(await shown(id)).toEqual({
      plain: [1000.1, 1035.1, 'raised'],
      ending: [2000, 2070, 'raised'],
      low: [900, 931.5, 'OUTSIDE_RANGE'],
      high: [1395, 1443.83, 'OUTSIDE_RANGE'],
      above: [2100, 2173.5, 'OUTSIDE_RANGE'],
      yuan: [7000, 7245, 'OTHER_CURRENCY'],
      fresh: [1500, 1552.5, 'BEGINS_THEN'],
      nothing: [null, null, 'NO_RECORD'],
      lost: [1300, 1345.5, 'LEVEL_UNKNOWN'],
      deduction: [-50, -51.75, 'NOT_POSITIVE'],
    });
    const { sums, status } = await stage.get(id);
    expect(status).toBe('draft');
    expect(sums).toMatchObject({ people: 10, raised: 2, refused: 8, unchanged: 0, leftOut: 0, percent: '3.50' });
    expect([sums.before, sums.after, sums.difference].map(Number)).toEqual([3000.1, 3105.1, 105]);
    const explained = (await stage.rows(id)).find(({ employee }) => employee.endsWith('high'));
    expect(explained?.explanation?.en).toContain(
      '1,443.83 USD is outside of the range of level A of grade G1: 1,000.00 USD to 1,400.00 USD',
    );
    expect(explained?.explanation?.['zh-CN']).toContain('薪等 G1 薪级 A');
    expect(
      (await stage.rows(id, { state: 'raised', sort: 'difference', direction: 'descending' })).map(({ employee }) => employee),
    ).toEqual(['Reviewed ending', 'Reviewed plain']);
    const { rows: departments } = await stage.ask<{ rows: { department: { en: string }; sums: { difference: string; raised: number } }[] }>(
      'get-compensation-review-departments',
      { id },
    );
    expect(departments.map(({ department, sums: own }) => [department.en, own.raised, Number(own.difference)])).toEqual([
      ['Reviewed', 2, 105],
    ]);
    expect(await stage.records(), 'nothing is written by a proposal').toBe(before);
  });

  it('raises to the minimum, stops at the maximum, rounds to a unit; and by an amount, or to the minimum alone', async () => {
    const bounds = { toMinimum: true, capped: true };
    const percent = await shown(await stage.create({ ...bounds, how: { by: 'percent', percent: '5' }, unit: '10', rounding: 'down' }));
    expect(percent).toMatchObject({
      plain: [1000.1, 1050, 'raised'],
      low: [900, 1000, 'raised'],
      high: [1395, 1400, 'raised'],
      above: [2100, 2100, 'UNCHANGED'],
    });
    const amount = await shown(await stage.create({ how: { by: 'amount', amount: '33.33' }, unit: '0.5', rounding: 'up' }));
    expect(amount).toMatchObject({ plain: [1000.1, 1033.5, 'raised'], ending: [2000, 2033.5, 'raised'] });
    const minimum = await shown(await stage.create({ how: { by: 'minimum' } }));
    expect(minimum).toMatchObject({
      plain: [1000.1, 1000.1, 'NO_RANGE'],
      low: [900, 1000, 'raised'],
      high: [1395, 1395, 'UNCHANGED'],
    });
  });

  it('holds a slip of the keyboard back: more than so many per cent, outside of what the item allows', async () => {
    const id = await stage.create({ how: { by: 'percent', percent: '35' } });
    expect(await shown(id)).toMatchObject({ plain: [1000.1, 1350.14, 'ABOVE_LIMIT'] });
    expect(await stage.refusal('submit-compensation-review', { id, version: 1 })).toMatch('REVIEW_RAISES_NOBODY');
    const limits = { limitCurrency: 'USD', minimum: null, maximum: '1030' };
    await stage.server.prisma.compensationItem.update({ where: { id: stage.itemId }, data: limits });
    expect(await shown(await stage.create())).toMatchObject({ plain: [1000.1, 1035.1, 'ITEM_LIMITS'] });
    await stage.server.prisma.compensationItem.update({ where: { id: stage.itemId }, data: { limitCurrency: null, maximum: null } });
  });

  it('treats single people otherwise, with a reason; a change of the rule leaves that', async () => {
    const id = await stage.create();
    await change(id, 'plain', { to: 'out', why: 'On notice' });
    await change(id, 'low', { to: 'amount', amount: '950', why: 'Half of the work' });
    const refused = async (name: string, to: object) => await stage.refusal('change-compensation-review-row', await row(id, name, to));
    expect(await refused('ending', { to: 'out', why: '' })).toMatch('REVIEW_WHY_NEEDED: Say why Reviewed ending');
    const { id: stranger } = await stage.server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect(
      await stage.refusal('change-compensation-review-row', { ...(await row(id, 'low', { to: 'rule' })), employeeId: stranger }),
    ).toMatch('NOT_FOUND');
    expect(await shown(id)).toMatchObject({ plain: [1000.1, 1035.1, 'left-out'], low: [900, 950, 'raised'] });
    const { rule, name, payrollEffectivePeriod } = await stage.get(id);
    const content = { name, effectiveDate, payrollEffectivePeriod, rule: { ...rule, how: { by: 'percent', percent: '4' } } };
    await stage.act('update', id, content);
    expect(await shown(id)).toMatchObject({
      plain: [1000.1, 1040.1, 'left-out'],
      ending: [2000, 2080, 'raised'],
      low: [900, 950, 'raised'],
    });
    await change(id, 'low', { to: 'amount', amount: '899.99', why: 'Less' });
    expect(await shown(id)).toMatchObject({ low: [900, 899.99, 'LOWER'] });
    await change(id, 'plain', { to: 'rule' });
    await change(id, 'low', { to: 'rule' });
    expect(await shown(id)).toMatchObject({ plain: [1000.1, 1040.1, 'raised'], low: [900, 936, 'OUTSIDE_RANGE'] });
  });

  it('is written for good in one go, told in everybody’s history, and taken back as it was', async () => {
    const review = await written({ toMinimum: true, capped: true });
    expect([review.status, review.sums.raised]).toEqual(['written', 4]);
    expect(await recordsOf('plain')).toEqual(['2026-01-01 2027-03-31 1000.1 - 2026-01', '2027-04-01  1035.1 - 2027-04']);
    expect(await recordsOf('ending')).toEqual(['2026-01-01 2027-03-31 2000 - 2026-01', '2027-04-01 2027-12-31 2070 - 2027-04']);
    expect(await recordsOf('low')).toEqual(['2026-01-01 2027-03-31 900 G1 2026-01', '2027-04-01  1000 G1 2027-04']);
    const known = await stage.server.prisma.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM known.compensation_record WHERE employee_id = ${stage.people['plain']}`;
    expect(Number(known[0]?.count), 'what stood before is known to retro').toBeGreaterThan(0);
    const file = async () =>
      await stage.ask<{ changes: { amount: string; isRemoval: boolean; reason: string; by: string; from: string }[] }>(
        'org/compensation/get-compensation-file',
        { employeeId: stage.people['plain'] },
      );
    expect((await file()).changes).toMatchObject([
      { amount: '1035.1', isRemoval: false, reason: 'Spring: A good year', by: review.createdBy, from: effectiveDate },
    ]);
    const told = await stage.server.prisma.notification.findFirst({ where: { template: 'compensation-review-written' } });
    expect(told?.payload).toMatchObject({ name: 'Spring', raised: 4 });
    expect((await undone(review.id)).status).toBe('undone');
    expect(await stage.records()).toBe(before);
    expect((await file()).changes.map(({ isRemoval }) => isRemoval)).toEqual([true, false]);
    expect(await stage.refusal('undo-compensation-review', { id: review.id, version: review.version + 2 })).toMatch('ILLEGAL_TRANSITION');
  });

  it('asks again what stands when it is written: who has another record by then, or has left, is told and left alone', async () => {
    const { prisma } = stage.server;
    const id = await stage.create({ toMinimum: true, capped: true });
    await stage.act('submit', id);
    const [plain = 0, ending = 0] = [stage.people['plain'], stage.people['ending']];
    await prisma.compensationRecord.updateMany({ where: { employeeId: plain, itemId: stage.itemId }, data: { amount: '1111' } });
    await prisma.employee.update({ where: { id: ending }, data: { terminationDate: new Date('2027-03-31') } });
    const review = await stage.work(id);
    expect(review.sums).toMatchObject({ raised: 2 });
    expect(await shown(id)).toMatchObject({
      plain: [1000.1, 1035.1, 'CHANGED_SINCE'],
      ending: [2000, 2070, 'NOT_EMPLOYED'],
      low: [900, 1000, 'raised'],
    });
    expect(await recordsOf('plain')).toEqual(['2026-01-01  1111 - 2026-01']);
    expect(await recordsOf('ending')).toEqual(['2026-01-01 2027-12-31 2000 - 2026-01']);
    await undone(id);
    await prisma.compensationRecord.updateMany({ where: { employeeId: plain, itemId: stage.itemId }, data: { amount: '1000.1' } });
    await prisma.employee.update({ where: { id: ending }, data: { terminationDate: null } });
    expect(await stage.records()).toBe(before);
  });

  it('is not taken back over what somebody has changed since, nor after a closed period has paid with it', async () => {
    const { prisma } = stage.server;
    const review = await written();
    const changed = await prisma.compensationRecord.findFirstOrThrow({
      where: { employeeId: stage.people['plain'] ?? 0, itemId: stage.itemId, effectiveDate: new Date(effectiveDate) },
    });
    const set = async (amount: string) => await prisma.compensationRecord.update({ where: { id: changed.id }, data: { amount } });
    await set('1036');
    const asked = { id: review.id, version: review.version };
    expect(await stage.refusal('undo-compensation-review', asked)).toMatch(
      /REVIEW_OVERTAKEN: “Spring” .* Stipend of 1 people .* Reviewed plain/,
    );
    expect((await stage.get(review.id)).status, 'it stays written').toBe('written');
    await set('1035.1');
    const { period, ...batch } = await prisma.batch.findFirstOrThrow({ include: { period: true }, orderBy: { id: 'asc' } });
    const later = new Date(Date.now() + 60_000);
    await prisma.batchPayee.create({ data: { batchId: batch.id, employeeId: changed.employeeId, rowNumber: 1_000_000 } });
    const setBatch = async (data: object) => await prisma.batch.update({ where: { id: batch.id }, data });
    const setPeriod = async (data: object) => await prisma.period.update({ where: { id: period.id }, data });
    await setBatch({ status: 'closed', preparedAt: later, dataSubmittedAt: later });
    await setPeriod({ attendanceEnd: new Date('2027-04-10'), status: 'closed' });
    expect(await stage.refusal('undo-compensation-review', asked)).toMatch(/REVIEW_PAID: .* has paid 1 people/);
    const { periods } = await stage.ask<{ periods: { stage: string; people: number }[] }>('get-compensation-review-periods', {
      id: review.id,
    });
    expect(periods).toMatchObject([{ stage: 'paid', people: 1 }]);
    await setPeriod({ attendanceEnd: period.attendanceEnd, status: period.status });
    await setBatch({ status: batch.status, preparedAt: batch.preparedAt, dataSubmittedAt: batch.dataSubmittedAt });
    await prisma.batchPayee.deleteMany({ where: { batchId: batch.id, employeeId: changed.employeeId } });
    await undone(review.id);
    expect(await stage.records()).toBe(before);
  });

  it('leaves nothing half written where its job is cancelled or its worker dies, and is written all the same afterwards', async () => {
    const id = await stage.create();
    await stage.act('submit', id);
    const heldUp = async (end: () => Promise<unknown>) => {
      await using held = await holdRow(stage.server.database.url, 'employee', 'id = $1', [stage.people['ending'] ?? 0]);
      const working = stage.work(id).catch((error: unknown) => error);
      await held.waiting(1);
      await end();
      await working;
    };
    await heldUp(async () => await stage.act('cancel', id));
    expect((await stage.get(id)).status).toBe('approved');
    expect(await stage.records()).toBe(before);
    await stage.act('write', id);
    await heldUp(async () => {
      const { backendPid } = await stage.server.prisma.compensationReview.findUniqueOrThrow({ where: { id } });
      await stage.server.prisma.$queryRaw`SELECT calc.terminate_worker_backend(${backendPid}::int)::text`;
    });
    expect(await stage.records()).toBe(before);
    expect((await stage.work(id)).status).toBe('written');
    expect(await recordsOf('plain')).toHaveLength(2);
    await undone(id);
    expect(await stage.records()).toBe(before);
  });

  it('goes through the process that somebody has made: nobody approves their own, rejected it can be mended, approved it is written', async () => {
    const { prisma } = stage.server;
    const approverId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } })).id;
    const node = { name: { en: 'Pay', 'zh-CN': '薪酬' }, mode: 'any-of', conditions: [], match: 'all', deadline: null };
    const nodes = [{ ...node, approvers: [{ by: 'user', user: approverId }] }];
    const process = await prisma.approvalProcess.create({
      data: { kind: 'compensation-review', name: 'Raises', versions: { create: { number: 1, nodes, savedByUserId: approverId } } },
    });
    const id = await stage.create();
    const approver = await stage.server.signedIn(demoSignIns.approver.account);
    const decide = async (approvalId: number | null | undefined, verb: string) => {
      const { version } = await prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId ?? 0 } });
      await stage.ask(`approvals/instances/${verb}-instance`, { id: approvalId, version, remarks: 'Decided' }, approver);
    };
    const summary = async (by = approver) => await stage.ask('get-compensation-review-summary', { id }, by);
    await expect(summary(), 'not asked yet').rejects.toThrow('NOT_FOUND');
    const first = await stage.act('submit', id);
    expect((await stage.get(id)).status).toBe('pending-approval');
    const together = { raised: 2, before: '3000.1000', after: '3105.1000', difference: '105.0000', percent: '3.50' };
    expect(await summary()).toMatchObject({ name: 'Spring', reason: 'A good year', sums: together, mayOpen: false });
    expect(await summary(stage.clerk)).toMatchObject({ sums: together, mayOpen: true });
    await expect(summary(stage.foreigner), 'neither asked nor a keeper').rejects.toThrow('NOT_FOUND');
    expect(await stage.refusal('list-compensation-review-rows', { id }, approver), 'no single person').toMatch('AUTHORIZATION_REQUIRED');
    expect(await stage.refusal('change-compensation-review-row', await row(id, 'plain', { to: 'out', why: 'Late' }))).toMatch(
      'ILLEGAL_TRANSITION',
    );
    await decide(first.approvalId, 'reject');
    expect((await stage.get(id)).status).toBe('rejected');
    await change(id, 'ending', { to: 'out', why: 'As asked' });
    const second = await stage.act('submit', id);
    await decide(second.approvalId, 'approve');
    expect((await stage.get(id)).status).toBe('writing');
    expect((await stage.work(id)).sums).toMatchObject({ raised: 1, leftOut: 1 });
    expect([(await recordsOf('plain')).length, (await recordsOf('ending')).length]).toEqual([2, 1]);
    await undone(id);
    await prisma.approvalProcess.update({ where: { id: process.id }, data: { retiredAt: new Date() } });
    expect(await stage.records()).toBe(before);
  });

  it('is nobody’s who does not keep the pay of the legal entity, and nobody raises themselves', async () => {
    const id = await stage.create();
    const { version } = await stage.get(id);
    const { foreigner } = stage;
    expect(await stage.refusal('get-compensation-review', { id }, foreigner)).toMatch('NOT_FOUND');
    expect(await stage.refusal('list-compensation-review-rows', { id }, foreigner)).toMatch('NOT_FOUND');
    expect(await stage.refusal('submit-compensation-review', { id, version }, foreigner)).toMatch('NOT_FOUND');
    const { rows } = await stage.ask<{ rows: unknown[] }>('list-compensation-reviews', {}, foreigner);
    expect(rows).toEqual([]);
    const hr = await stage.server.signedIn(demoSignIns.hr.account);
    expect(await stage.refusal('get-compensation-review', { id }, hr)).toMatch('AUTHORIZATION_REQUIRED');
    expect(await stage.refusal('submit-compensation-review', { id, version }, hr), 'who may change but not see').toMatch(
      'AUTHORIZATION_REQUIRED',
    );
    const clerk = { account: demoSignIns.clerk.account };
    const { employeeId } = await stage.server.prisma.user.findUniqueOrThrow({ where: clerk });
    await stage.server.prisma.user.update({ where: clerk, data: { employeeId: stage.people['plain'] ?? 0 } });
    const own = await stage.create();
    expect(await shown(own)).toMatchObject({ plain: [1000.1, 1035.1, 'OWN_PAY'], ending: [2000, 2070, 'raised'] });
    const asked = await row(own, 'plain', { to: 'amount', amount: '1010', why: 'Me' });
    const again = await stage.server.signedIn(demoSignIns.clerk.account);
    expect(await stage.refusal('change-compensation-review-row', asked, again)).toMatch('REVIEW_OWN_PAY');
    await stage.server.prisma.user.update({ where: clerk, data: { employeeId } });
  });

  it('adds up, whatever the rule: nobody below the minimum that they were raised to, nobody above the maximum, nobody less than before', async () => {
    const exact = (text: string): bigint => {
      const [whole = '0', digits = ''] = text.split('.');
      return BigInt(`${whole}${digits.padEnd(4, '0')}`);
    };
    const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + exact(text), 0n);
    await walkAll({ variable: 'REVIEW_WALKS', usual: 25, lanes: 1 }, async ({ random, pick }) => {
      const some = (most: number) => `${1 + Math.floor(random() * most)}.${String(Math.floor(random() * 10_000)).padStart(4, '0')}`;
      const how = pick([{ by: 'percent', percent: some(30) }, { by: 'amount', amount: some(400) }, { by: 'minimum' }]);
      const rule = { how, unit: pick(['0.01', '0.05', '1', '3', '50', '700']), rounding: pick(['nearest', 'up', 'down']) };
      const [toMinimum, capped] = [random() < 0.5, random() < 0.5];
      const id = await stage.create({ ...rule, toMinimum, capped }, { percentMax: '999' });
      const { sums } = await stage.get(id);
      const raised = await stage.rows(id, { state: 'raised' });
      const of = (pickOne: 'before' | 'after' | 'difference') => total(raised.map((one) => one[pickOne] ?? '0'));
      expect(of('difference')).toBe(of('after') - of('before'));
      expect([sums.before, sums.after, sums.difference].map(exact)).toEqual([of('before'), of('after'), of('difference')]);
      for (const { before: had, after, range } of raised) {
        const [was, is] = [exact(had ?? '0'), exact(after ?? '0')];
        expect(is > was).toBe(true);
        if (range && (toMinimum || how.by === 'minimum')) expect(is >= exact(range.minimum)).toBe(true);
        if (range && capped) expect(is <= exact(range.maximum)).toBe(true);
        const isBound = range !== null && [range.minimum, range.maximum].some((bound) => exact(bound) === is);
        if (!isBound) expect(is % exact(rule.unit)).toBe(0n);
      }
      if (raised.length === 0) return;
      await stage.act('submit', id);
      await stage.work(id);
      await undone(id);
      expect(await stage.records()).toBe(before);
    });
  });
});
