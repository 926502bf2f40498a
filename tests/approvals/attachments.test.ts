import { limits } from '@wagewright/contracts';
import { fingerprint } from '@wagewright/db/testing';
import { basePath } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvalStageForAll, node, type Person, peopleNames } from './stage.ts';

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly removedAt: string | null;
  readonly mayRemove: boolean;
}

describe('files of an approval', () => {
  const stage = approvalStageForAll();
  beforeAll(async () => await stage.useNodes([node('One', [stage.user('approver')])]));

  const bring = async (person: Person, name = 'receipt.txt'): Promise<number> => {
    const { data, error } = await stage.callers[person].upload({ name, bytes: `brought by ${person}` });
    if (error) throw new Error(error.message);
    return (data as { id: number }).id;
  };
  const read = (person: Person, id: number) =>
    stage.server.app.inject({
      url: `${basePath}/api/platform/files/${id}`,
      headers: { authorization: `Bearer ${stage.callers[person].token}` },
    });
  const remove = async (person: Person, id: number) =>
    (await stage.callers[person].call('platform/files/remove-file', { id })).error?.code ?? 'done';
  const shown = async (approvalId: number, person: Person = 'clerk') =>
    (await stage.get(approvalId, person)).decisions.map((decision) => ({
      action: decision.action,
      who: decision.who,
      files: (decision as unknown as { files: Shown[] }).files.map(({ name, removedAt, mayRemove }) => [
        name,
        removedAt !== null,
        mayRemove,
      ]),
    }));

  it('come with the submission, with a remark and with a decision, and stand there in the history', async () => {
    const batchId = await stage.newBatch();
    const { version } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const files = [await bring('clerk', 'totals.csv'), await bring('clerk', 'letter.txt')];
    const { data } = await stage.callers.clerk.call('payroll/batches/submit-batch', { id: batchId, version, files });
    const { approvalInstanceId: id } = data as { approvalInstanceId: number };
    await stage.does('approver', 'remark', id, { remarks: 'See this', files: [await bring('approver', 'question.txt')] });
    await stage.does('approver', 'approve', id, { files: [await bring('approver', 'proof.txt')] });
    expect(await shown(id)).toEqual([
      {
        action: 'submit',
        who: stage.names.clerk,
        files: [
          ['totals.csv', false, false],
          ['letter.txt', false, false],
        ],
      },
      { action: 'remark', who: stage.names.approver, files: [['question.txt', false, false]] },
      { action: 'approve', who: stage.names.approver, files: [['proof.txt', false, false]] },
    ]);
  });

  it('come with a release request too, and are refused where nobody would see them', async () => {
    const { prisma } = stage.server;
    const draft = await stage.callers.clerk.call('payroll/copies/make-draft', { solutionId: stage.solutionId });
    const { number, version } = draft.data as { number: number; version: number };
    const publish = async () =>
      await stage.callers.clerk.call('payroll/copies/publish-copy', {
        solutionId: stage.solutionId,
        number,
        version,
        remarks: 'new rates',
        files: [await bring('clerk')],
      });
    await prisma.solution.update({ where: { id: stage.solutionId }, data: { needsRelease: false } });
    expect(await publish()).toMatchObject({ status: 422, error: { message: expect.stringContaining('asks for none') } });
    await prisma.solution.update({ where: { id: stage.solutionId }, data: { needsRelease: true } });
    expect((await publish()).error).toBeUndefined();
    const { id } = await prisma.approvalInstance.findFirstOrThrow({ where: { kind: 'solution-release' }, orderBy: { id: 'desc' } });
    expect(await shown(id)).toMatchObject([{ action: 'submit', files: [['receipt.txt', false, true]] }]);
  });

  it('are read by whoever may see the approval, and do not exist for anybody else (S1, S2)', async () => {
    const id = await stage.submitted();
    const file = await bring('approver');
    await stage.does('approver', 'remark', id, { files: [file] });
    const sees: Readonly<Record<Person, boolean>> = {
      clerk: true, // has submitted it
      approver: true, // is asked
      administrator: true, // looks after all
      hr: false,
      manager: false,
      kunmingApprover: false,
    };
    const missing = (await read('hr', 2_000_000)).json().error.message as string;
    for (const person of peopleNames) {
      const { statusCode, body, json } = await read(person, file);
      expect([person, statusCode]).toEqual([person, sees[person] ? 200 : 404]);
      if (sees[person]) expect(body).toBe('brought by approver');
      else expect(json().error.message).toBe(missing.replace('2000000', String(file)));
    }
    await stage.does('approver', 'forward', id, { to: stage.ids.hr });
    expect((await read('hr', file)).statusCode).toBe(200);
    expect((await read('approver', file)).statusCode).toBe(200); // has passed it on, and still sees what became of it
  });

  it('are taken away only by who added them, and only while the approval is open', async () => {
    const id = await stage.submitted();
    const [own, others] = [await bring('approver', 'own.txt'), await bring('clerk', 'others.txt')];
    await stage.does('approver', 'remark', id, { files: [own] });
    await stage.does('clerk', 'remark', id, { files: [others] });
    expect((await shown(id, 'approver')).flatMap(({ files }) => files)).toEqual([
      ['own.txt', false, true],
      ['others.txt', false, false],
    ]);
    expect(await remove('approver', others)).toBe('FILE_OF_ANOTHER');
    expect(await remove('administrator', own)).toBe('FILE_OF_ANOTHER');
    expect(await remove('hr', own)).toBe('NOT_FOUND');
    const { version } = await stage.get(id);
    expect(await remove('approver', own)).toBe('done');
    expect((await stage.get(id)).version).toBe(version + 1); // who decides now has seen another state
    expect((await shown(id, 'clerk')).flatMap(({ files }) => files)).toEqual([
      ['own.txt', true, false],
      ['others.txt', false, true],
    ]);
    expect((await read('approver', own)).statusCode).toBe(404);
    await stage.does('approver', 'approve', id);
    expect(await remove('clerk', others)).toBe('ILLEGAL_TRANSITION');
    expect((await shown(id)).flatMap(({ files }) => files)).toEqual([
      ['own.txt', true, false],
      ['others.txt', false, false],
    ]);
    expect((await read('clerk', others)).statusCode).toBe(200);
  });

  it('are one’s own, added once, and no more than so many', async () => {
    const id = await stage.submitted();
    const file = await bring('clerk');
    const before = await fingerprint(stage.server.database.url);
    expect(await stage.tries('approver', 'remark', id, { files: [file] })).toBe('NOT_FOUND');
    expect(await stage.tries('approver', 'approve', id, { files: [2_000_000] })).toBe('NOT_FOUND');
    expect(await stage.tries('clerk', 'remark', id, { files: Array.from({ length: limits.filesPerActionMax + 1 }, () => file) })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await stage.tries('clerk', 'remark', id, { remarks: '' })).toBe('NOTHING_SAID');
    expect(await fingerprint(stage.server.database.url)).toEqual(before);
    await stage.does('clerk', 'remark', id, { files: [file, file] });
    expect(await stage.tries('clerk', 'remark', id, { files: [file] })).toBe('NOT_FOUND');
    const row = await stage.server.prisma.storedFile.findUniqueOrThrow({ where: { id: file } });
    const { id: _id, ...copy } = row;
    const filled = Array.from({ length: limits.filesPerOwnerMax - 2 }, () => ({ ...copy, content: crypto.randomUUID() }));
    await stage.server.prisma.storedFile.createMany({ data: filled });
    expect(await stage.tries('clerk', 'remark', id, { files: [await bring('clerk')] })).toBe('done');
    expect(await stage.tries('clerk', 'remark', id, { files: [await bring('clerk')] })).toBe('TOO_MANY');
  });

  it('of which two are sent and one decides meanwhile: what was refused leaves its file to be added again', async () => {
    const id = await stage.submitted();
    const file = await bring('clerk');
    const { version } = await stage.get(id);
    const act = (person: Person, verb: string, more: object) =>
      stage.callers[person].call(`approvals/instances/${verb}-instance`, { id, version, remarks: 'at once', ...more });
    const answers = await Promise.all([act('clerk', 'remark', { files: [file] }), act('approver', 'approve', {})]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { ownerKind } = await stage.server.prisma.storedFile.findUniqueOrThrow({ where: { id: file } });
    expect(ownerKind).toBe(answers[0]?.status === 200 ? 'approval' : null);
  });
});
