import { parentHash } from '@wagewright/calc-engine/definition-files';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeChildOf } from '../support/child-of.ts';

interface Imported {
  readonly version: number;
  readonly isTaken: boolean;
  readonly findings: readonly { code: string; places: readonly { file: string; line: number; column: number }[] }[];
  readonly differences: readonly { kind: string; at: string }[];
}

describe('rules as a file', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let solutionId: number;
  let number: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const { id } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const { legalEntityId } = await server.prisma.solution.findUniqueOrThrow({ where: { id } });
    const wanted = { code: 'AS_FILE', name: { en: 'File' }, legalEntityId, periodType: 'biweekly', fromTemplate: 'united-states/biweekly' };
    const { data } = await clerk.call('payroll/solutions/create-solution', wanted);
    ({ id: solutionId, draftNumber: number } = data as { id: number; draftNumber: number });
  });

  const written = async (of: object) => {
    const { data, error } = await clerk.call('payroll/copies/export-copy', of);
    expect(error).toBeUndefined();
    return data as { fileName: string; text: string };
  };
  const draft = async (of = solutionId) =>
    await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: of, status: 'draft' } });
  const read = async (text: string, take: boolean, of = solutionId) => {
    const { version, number: at } = await draft(of);
    return await clerk.call('payroll/copies/import-definition', {
      solutionId: of,
      number: at,
      version,
      fileName: 'rules.yaml',
      text,
      take,
    });
  };
  const hashOf = async (of = solutionId) => parentHash(calculationDefinitionSchema.parse((await draft(of)).definition));

  it('is read again as it was written: nothing differs, nothing changes', async () => {
    const before = await draft();
    const { fileName, text } = await written({ solutionId, number });
    expect(fileName).toBe('AS_FILE-1.yaml');
    expect((await read(text, true)).data).toMatchObject({ isTaken: true, differences: [], version: before.version });
    expect(await draft()).toEqual(before);
  });

  it('is told in differences before it is taken, and taken part by part', async () => {
    const { text } = await written({ solutionId, number });
    const other = text.replace('periodsPerYear: 26', 'periodsPerYear: 27').replace(/code: \S+/, 'code: ELSEWHERE');
    const before = await draft();
    const { data } = await read(other, false);
    expect(data).toMatchObject({ isTaken: false, fileCode: 'ELSEWHERE', differences: [{ kind: 'definition', key: 'periodsPerYear' }] });
    expect(await draft()).toEqual(before);
    await read(other, true);
    expect((await draft()).definition).toMatchObject({ code: 'AS_FILE', periodsPerYear: 27 });
    const [change] = await server.prisma.solutionCopyChange.findMany({ where: { copyId: before.id } });
    expect(change).toMatchObject({ part: { kind: 'definition', field: 'periodsPerYear' }, remarks: 'rules.yaml' });
    await read(text, true);
  });

  it('that is wrong is refused by its line and column, and changes nothing', async () => {
    const { text } = await written({ solutionId, number });
    const before = await draft();
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('currency: USD'));
    const { data } = await read(text.replace('currency: USD', 'curency: USD'), true);
    const { findings, isTaken } = data as Imported;
    expect(isTaken).toBe(false);
    expect(findings[0]).toMatchObject({ places: [{ file: 'rules.yaml', line: expect.any(Number) }] });
    expect(findings.some(({ places }) => places.some((place) => place.line === line + 1))).toBe(true);
    expect((await read('a: [', true)).data).toMatchObject({ isTaken: false, findings: [{ code: 'YAML_SYNTAX' }] });
    expect(await draft()).toEqual(before);
  });

  it('with a sign that the database cannot keep is refused', async () => {
    const { text } = await written({ solutionId, number });
    expect(text).toContain('en: File,');
    expect((await read(text.replace('en: File,', 'en: "a\\0",'), true)).error?.code).toBe('VALIDATION_FAILED');
  });

  it('of a child is a layer that extends its parent, and resolves to the child', async () => {
    const child = await makeChildOf(server.prisma, 'US_BIWEEKLY', 'LAYERED');
    const before = await hashOf(child.solutionId);
    await server.prisma.solutionCopy.updateMany({
      where: { solutionId: child.solutionId },
      data: { parentCopyId: (await parentCopy()).id },
    });
    const { text } = await written({ solutionId: child.solutionId, number: 1, form: 'layer' });
    expect(text).toMatch(/^extends: \{ solution: US_BIWEEKLY, copy: 1, hash: [0-9a-f]{12} \}\ncode: LAYERED\n/);
    expect(text.split('\n').length).toBeLessThan(20);
    const { data } = await read(text, true, child.solutionId);
    expect(data).toMatchObject({ findings: [], differences: [] });
    expect(await hashOf(child.solutionId)).toBe(before);
  });

  const parentCopy = () =>
    server.prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'published' } });

  it('of one that has no parent is no layer', async () => {
    expect((await clerk.call('payroll/copies/export-copy', { solutionId, number, form: 'layer' })).error?.code).toBe('NO_PARENT');
  });
});
