import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { stageForAll } from './stage.ts';

interface Copy {
  readonly number: number;
  readonly version: number;
  readonly status: string;
  readonly definition: Record<string, unknown>;
}
interface Check {
  readonly tests: readonly { name: string; passed: boolean; failures: readonly string[] }[];
  readonly differences: readonly { at: string; key: string; by: string; remarks: string }[];
  readonly publishedNumber: number;
  readonly needsRelease: boolean;
  readonly lastBatch: { id: number } | null;
  readonly trial: { runId: number; state: string } | null;
}

const net = { kind: 'column', table: 'Pay', code: 'Net' } as const;

describe('a draft becomes the rules that people are paid by', () => {
  const stage = stageForAll();
  let solutionId: number;
  let approver: TestCaller;
  beforeAll(async () => {
    solutionId = (await stage.server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
    approver = await stage.server.signedIn(demoSignIns.approver.account);
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
  });

  const call = async <T>(procedure: string, input: object, who = stage.clerk) => {
    const { data, error } = await who.call(`payroll/copies/${procedure}`, { solutionId, ...input });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const make = () => call<Copy>('make-draft', {});
  const read = (number: number) => call<Copy>('get-copy', { number });
  const statusOf = async (number: number) => (await read(number)).status;
  const columnOf = ({ definition }: Copy) =>
    calculationDefinitionSchema
      .parse(definition)
      .steps.flatMap(({ tables }) => tables)
      .find(({ code }) => code === 'Pay')
      ?.columns.find(({ code }) => code === 'Net') as Record<string, unknown>;
  const save = async ({ number, version }: Copy, changes: readonly object[], remarks: string) =>
    ({ number, ...(await call<{ version: number }>('save-draft', { number, version, changes, remarks })) }) as Copy;
  const rename = async (draft: Copy, en: string, remarks: string) =>
    await save(draft, [{ part: net, value: { ...columnOf(await read(draft.number)), name: { en, 'zh-CN': '实发工资' } } }], remarks);
  const publish = ({ number, version }: Copy, remarks = 'Because') => call<Copy>('publish-copy', { number, version, remarks });

  it('with a red test it is refused, and the refusal says which test expected and got what', async () => {
    const draft = await make();
    const { expression, ...rest } = columnOf(await read(draft.number));
    const red = await save(draft, [{ part: net, value: { ...rest, expression: `${String(expression)} + 1` } }], 'A slip');
    const { tests } = await call<Check>('get-release-check', { number: red.number });
    const failed = tests.filter(({ passed }) => !passed);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]?.failures[0]).toMatch(/^Pay\.Net, row 1: expected .+/);
    await expect(publish(red)).rejects.toThrow(new RegExp(`^TESTS_RED: .*${failed[0]?.name.slice(0, 20)}.*expected`));
    expect(await statusOf(red.number)).toBe('draft');
    await save(red, [{ part: net, value: { ...rest, expression } }], 'Taken back');
  });

  it('that does not compile is refused with what is wrong', async () => {
    const draft = await make();
    const right = columnOf(await read(draft.number));
    const wrong = await save(draft, [{ part: net, value: { ...right, expression: 'Nonsense' } }], 'A slip');
    await expect(publish(wrong)).rejects.toThrow(/^DEFINITION_INVALID: .*Net/);
    await save(wrong, [{ part: net, value: right }], 'Taken back');
  });

  it('with two tables of one name is refused, in either language (§5)', async () => {
    const draft = await make();
    const { steps } = calculationDefinitionSchema.parse((await read(draft.number)).definition);
    const tables = steps.flatMap(({ tables: of }) => of);
    const [one, other] = tables;
    if (!one || !other) throw new Error('The solution has fewer than two tables.');
    const part = { kind: 'table', code: other.code };
    const { columns: _columns, ...head } = other;
    const alike = { ...head, name: { ...other.name, 'zh-CN': ` ${one.name['zh-CN']}` } };
    const wrong = await save(draft, [{ part, value: alike }], 'A slip');
    await expect(publish(wrong)).rejects.toThrow(new RegExp(`^TABLE_NAMES_ALIKE: .*${one.code} and ${other.code}`));
    const told = async () => (await call<{ alike: unknown[] }>('get-release-check', { number: draft.number })).alike;
    expect(await told()).toMatchObject([{ first: one.code, second: other.code }]);
    await save(wrong, [{ part, value: head }], 'Taken back');
    expect(await told()).toEqual([]);
  });

  it('is compared with the published copy in words, with who changed it and why', async () => {
    const draft = await rename(await make(), 'Net pay to the bank', 'The bank calls it so');
    const { differences, publishedNumber, needsRelease } = await call<Check>('get-release-check', { number: draft.number });
    expect([publishedNumber, needsRelease]).toEqual([1, false]);
    expect(differences).toMatchObject([{ at: 'Pay.Net', key: 'name.en', by: expect.any(String), remarks: 'The bank calls it so' }]);
    const compared = await call<Pick<Check, 'differences'>>('compare-copies', { from: 1, to: draft.number });
    expect(compared.differences).toEqual(differences);
  });

  it('is tried on the last batch, and the trial shows that draft even after it has changed', async () => {
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    await stage.until(id, ({ status }) => status === 'calculated');
    const draft = await make();
    expect((await call<Check>('get-release-check', { number: draft.number })).lastBatch).toMatchObject({ id });
    const { data, error } = await stage.clerk.call('payroll/what-ifs/start-what-if', {
      batchId: id,
      name: 'Release',
      copyNumber: draft.number,
    });
    expect(error).toBeUndefined();
    const { runId } = data as { runId: number };
    const trialOf = async () => (await call<Check>('get-release-check', { number: draft.number })).trial;
    await expect.poll(trialOf, { timeout: 60_000 }).toEqual({ runId, state: 'finished' });
    await rename(await make(), 'Net pay once more', 'Again');
    expect(await trialOf(), 'a trial of another draft').toBeNull();
    const { data: seen, error: unseen } = await stage.clerk.call('payroll/what-ifs/get-what-if', { batchId: id, runId });
    expect(unseen).toBeUndefined();
    expect(seen).toMatchObject({ comparison: { identical: true } });
  });

  it('is published: the copy before it is outdated, and batches are prepared by it from then on', async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const waiting = await stage.newBatch();
    const draft = await make();
    expect(await publish(draft, 'Names for the bank')).toMatchObject({
      status: 'published',
      remarks: 'Names for the bank',
      publishedBy: expect.any(String),
    });
    expect(await statusOf(1)).toBe('outdated');
    await stage.act(stage.clerk, 'prepare-batch', waiting.id);
    const { copy } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: waiting.id }, include: { copy: true } });
    expect(copy.number).toBe(draft.number);
    const views = await stage.server.prisma.$queryRaw<
      unknown[]
    >`SELECT 1 AS one FROM information_schema.views WHERE table_schema = 'bi' AND table_name = ${`us_biweekly_${draft.number}_pay`}`;
    expect(views).toHaveLength(1);
  });

  it('gives a new balance element the next serial number, and refuses other digits for a known one', async () => {
    const { _max } = await stage.server.prisma.balanceElement.aggregate({ _max: { serialNumber: true } });
    const element = { code: 'BANKED', name: { en: 'Banked', 'zh-CN': '入账' }, scale: 2, from: 'Pay.Net' };
    const first = await save(await make(), [{ part: { kind: 'balance', code: 'BANKED' }, value: element }], 'New');
    await publish(first);
    const made = await stage.server.prisma.balanceElement.findUniqueOrThrow({ where: { code: 'BANKED' } });
    expect(made).toMatchObject({ serialNumber: (_max.serialNumber ?? 0) + 1, scale: 2, builtIn: false });
    await stage.server.prisma.balanceElement.update({ where: { code: 'BANKED' }, data: { scale: 4 } });
    const draft = await make();
    await expect(publish(draft)).rejects.toThrow(/DEFINITION_INVALID.*BANKED has 4 digits/);
    await stage.server.prisma.balanceElement.update({ where: { code: 'BANKED' }, data: { scale: 2 } });
  });

  describe('where the solution wants a release', () => {
    beforeAll(async () => {
      await stage.server.prisma.solution.update({ where: { id: solutionId }, data: { needsRelease: true } });
    });
    const decide = async (verb: string, number: number) => {
      const { approvalInstanceId } = await stage.server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, number } });
      const { id, version } = await stage.server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalInstanceId ?? 0 } });
      return await approver.call(`approvals/instances/${verb}-instance`, { id, version, remarks: 'seen' });
    };

    it('publishing asks for it, and what is in approval is locked', async () => {
      const draft = await rename(await make(), 'Net for release', 'Release');
      expect(await publish(draft)).toMatchObject({ status: 'releasing' });
      await expect(rename(draft, 'Changed meanwhile', 'No')).rejects.toThrow(/^ILLEGAL_TRANSITION/);
      await expect(call('discard-draft', { number: draft.number, version: draft.version + 1 })).rejects.toThrow(/^ILLEGAL_TRANSITION/);
      await expect(make()).rejects.toThrow(/^ILLEGAL_TRANSITION/);
    });

    it('rejected it is a draft again, asked for once more, taken back, and asked for again', async () => {
      const [{ number } = { number: 0 }] = await stage.server.prisma.solutionCopy.findMany({ where: { solutionId, status: 'releasing' } });
      expect((await decide('reject', number)).error).toBeUndefined();
      expect(await statusOf(number)).toBe('draft');
      const asked = await publish(await read(number));
      const back = await call<Copy>('withdraw-release', { number, version: asked.version });
      expect(back.status).toBe('draft');
      expect((await publish(back)).status).toBe('releasing');
    });

    it('approved it is published, by whoever approved it and for the reason that was given', async () => {
      const [{ number } = { number: 0 }] = await stage.server.prisma.solutionCopy.findMany({ where: { solutionId, status: 'releasing' } });
      expect((await decide('approve', number)).error).toBeUndefined();
      expect(await read(number)).toMatchObject({ status: 'published', remarks: 'Because' });
      expect(await stage.server.prisma.solutionCopy.count({ where: { solutionId, status: 'published' } })).toBe(1);
    });
  });
});
