import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { Doer } from '../support/doer.ts';
import { stageForAll } from './stage.ts';

interface Table {
  readonly code: string;
  readonly global?: { code: string; revision: number };
  readonly tags?: unknown;
  readonly columns: readonly { code: string }[];
  readonly versions: readonly { validFrom: string; rows: readonly Record<string, unknown>[] }[];
}
interface Copy {
  readonly number: number;
  readonly version: number;
  readonly status: string;
  readonly findings: readonly unknown[];
  readonly definition: { readonly steps: readonly { readonly tables: readonly Table[] }[] };
}
interface Taken {
  readonly rows: readonly { solutionId: number; draftNumber: number; version: number; findings: number }[];
}
interface Use {
  readonly solutionId: number;
  readonly copyNumber: number;
  readonly status: string;
  readonly table: string;
  readonly revision: number;
  readonly latest: number;
  readonly lastBatch: { readonly id: number; readonly payees: number } | null;
}

const text = (en: string) => ({ en, 'zh-CN': en });

describe('a table of rules that is linked with a global table', () => {
  const stage = stageForAll();
  let solutionId: number;
  let otherId: number;
  beforeAll(async () => {
    const { server, clerk } = stage;
    const solution = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    solutionId = solution.id;
    const other = { code: 'LINKED_TOO', name: text('Linked too'), legalEntityId: solution.legalEntityId, periodType: 'biweekly' };
    const { data } = await clerk.call('payroll/solutions/create-solution', { ...other, fromSolutionId: solutionId });
    otherId = (data as { id: number }).id;
  });

  const ask = async <T>(procedure: string, input: object, who = stage.clerk) => {
    const { data, error } = await who.call(`payroll/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  /** A global table of what the rules have on Social Security and Medicare. */
  const lift = async (code: string) =>
    await ask('global-tables/create-global-table', {
      code,
      name: text(code),
      category: 'Tax',
      type: 'single',
      currency: 'USD',
      from: { solutionId, number: 1, table: 'Fica' },
    });
  type Content = Record<string, unknown> & Pick<Table, 'versions'>;
  const contentOf = async (code: string) =>
    (await ask<{ shown: { content: Content } }>('global-tables/get-global-table', { code })).shown.content;
  /** A revision in which the rate of Medicare is another one from the start. */
  const revise = async (code: string, seen: number, rate: number) => {
    const content = await contentOf(code);
    const versions = content.versions.map((version) => ({ ...version, rows: version.rows.map((row) => ({ ...row, MedicareRate: rate })) }));
    const input = { code, seen, content: { ...content, versions }, remarks: `Medicare is ${rate}` };
    return (await ask<{ revision: number }>('global-tables/save-global-table', input)).revision;
  };
  const take = (code: string, revision: number, ids: readonly number[] = [solutionId], more: object = {}) =>
    ask<Taken>('global-tables/take-global-table', {
      code,
      targets: ids.map((id) => ({ solutionId: id, revision, table: 'Fica', ...more })),
    });
  const copyOf = (number: number, id = solutionId) => ask<Copy>('copies/get-copy', { solutionId: id, number });
  const tableIn = ({ definition }: Copy, code = 'Fica') =>
    definition.steps.flatMap(({ tables }) => tables).find((table) => table.code === code);
  const usesOf = async (code: string) => (await ask<{ rows: Use[] }>('global-tables/list-global-table-uses', { code })).rows;
  const freshDraft = async () => {
    const status = { in: ['draft', 'releasing'] };
    await stage.server.prisma.solutionCopy.updateMany({ where: { solutionId, status }, data: { status: 'discarded' } });
  };
  const save = async ({ number, version }: Copy, part: object, value: unknown) =>
    await stage.clerk.call('payroll/copies/save-draft', { solutionId, number, version, changes: [{ part, value }] });

  it('holds the whole content, with its own code and tags, and the draft is as right as it was', async () => {
    await freshDraft();
    await lift('WHOLE');
    const { rows } = await take('WHOLE', 1);
    expect(rows).toEqual([{ solutionId, draftNumber: expect.any(Number), version: 2, findings: 0 }]);
    const [before, after] = [tableIn(await copyOf(1)), tableIn(await copyOf(rows[0]?.draftNumber ?? 0))];
    expect(after).toMatchObject({ code: 'Fica', global: { code: 'WHOLE', revision: 1 } });
    expect(after?.columns.map(({ code }) => code)).toEqual(before?.columns.map(({ code }) => code));
    expect(after?.versions).toEqual(before?.versions);
    expect((await take('WHOLE', 1)).rows[0]?.version).toBe(2);
  });

  it('refuses to be changed in place, by whatever part, and says where it is changed', async () => {
    await freshDraft();
    await lift('PLACED');
    const number = (await take('PLACED', 1)).rows[0]?.draftNumber ?? 0;
    const draft = await copyOf(number);
    const table = tableIn(draft);
    const [version] = table?.versions ?? [];
    const parts: [object, unknown][] = [
      [
        { kind: 'version', table: 'Fica', from: version?.validFrom },
        { ...version, source: 'Hearsay' },
      ],
      [{ kind: 'version', table: 'Fica', from: version?.validFrom }, null],
      [{ kind: 'column', table: 'Fica', code: 'MedicareRate' }, null],
      [
        { kind: 'table', code: 'Fica' },
        { ...table, global: { code: 'PLACED', revision: 1 }, name: text('Other') },
      ],
      [
        { kind: 'table', code: 'Fica' },
        { ...table, global: { code: 'PLACED', revision: 99 } },
      ],
      [
        { kind: 'table', code: 'Fica' },
        { ...table, global: { code: 'NOWHERE', revision: 1 } },
      ],
    ];
    for (const [part, value] of parts) {
      const { error } = await save(draft, part, value);
      expect(error?.code).toBe('GLOBAL_TABLE_LINKED');
      expect(error?.message).toMatch(/^Table Fica holds global table (PLACED|NOWHERE), revision \d+, and cannot be changed here/);
    }
    expect((await copyOf(number)).version).toBe(draft.version);
    // without the link it is the draft's own again
    const { global: _, ...own } = table as Table & Record<string, unknown>;
    expect((await save(draft, { kind: 'table', code: 'Fica' }, own)).error).toBeUndefined();
    const later = await copyOf(number);
    expect((await save(later, { kind: 'column', table: 'Fica', code: 'AdditionalMedicareOver' }, null)).error).toBeUndefined();
  });

  it('a new revision reaches nothing by itself; where it is used says who holds which', async () => {
    await freshDraft();
    await lift('USED');
    const [{ draftNumber } = { draftNumber: 0 }] = (await take('USED', 1)).rows;
    const draft = await copyOf(draftNumber);
    await ask('copies/publish-copy', { solutionId, number: draftNumber, version: draft.version, remarks: 'Linked' });
    expect(await revise('USED', 1, 0.02)).toBe(2);
    expect(tableIn(await copyOf(draftNumber))?.versions[0]?.rows[0]).toMatchObject({ MedicareRate: 0.0145 });
    expect(await usesOf('USED')).toMatchObject([
      { solutionId, copyNumber: draftNumber, status: 'published', table: 'Fica', revision: 1, latest: 2 },
    ]);
    // taken into the drafts of two solutions at once, each publishes for itself
    const taken = await take('USED', 2, [otherId, solutionId]);
    expect(taken.rows.map((row) => row.solutionId)).toEqual([solutionId, otherId]);
    const held = (await usesOf('USED')).map((use) => [use.solutionId, use.status, use.revision]);
    expect(held).toEqual([
      [solutionId, 'draft', 2],
      [solutionId, 'published', 1],
      [otherId, 'draft', 2],
    ]);
    const { differences } = await ask<{ differences: { key: string; before: string; after: string }[] }>('copies/compare-copies', {
      solutionId,
      from: draftNumber,
      to: taken.rows[0]?.draftNumber,
    });
    expect(differences).toContainEqual(expect.objectContaining({ key: 'global.revision', before: '1', after: '2' }));
    expect(differences).toContainEqual(expect.objectContaining({ key: 'MedicareRate', before: '0.0145', after: '0.02' }));
  });

  it('all or none take it: a solution out of reach, a draft in approval, a table that is none of the dated ones', async () => {
    await freshDraft();
    await lift('NONE');
    const foreign = await stage.server.prisma.solution.findUniqueOrThrow({ where: { code: 'CN_MONTHLY' } });
    const before = await stage.server.prisma.solutionCopy.count();
    await expect(take('NONE', 1, [solutionId, foreign.id])).rejects.toThrow(/^NOT_FOUND/);
    await expect(take('NONE', 1, [solutionId], { table: 'Pay' })).rejects.toThrow(/^NOT_FOUND/);
    await expect(take('NONE', 1, [solutionId], { table: 'Extra' })).rejects.toThrow(/^NOT_FOUND/);
    await expect(take('NONE', 1, [solutionId], { table: 'New' })).rejects.toThrow(/^NOT_FOUND/);
    await expect(take('NONE', 9)).rejects.toThrow(/^NOT_FOUND/);
    await expect(take('NONE', 1, [])).rejects.toThrow(/^VALIDATION_FAILED/);
    expect(await stage.server.prisma.solutionCopy.count()).toBe(before);
    await take('NONE', 1);
    await stage.server.prisma.solutionCopy.updateMany({ where: { solutionId, status: 'draft' }, data: { status: 'releasing' } });
    await expect(take('NONE', 1, [otherId, solutionId])).rejects.toThrow(/^ILLEGAL_TRANSITION/);
    expect((await usesOf('NONE')).map((use) => use.solutionId)).toEqual([solutionId]);
  });

  it('a company’s own rows are taken by its own solutions only', async () => {
    await freshDraft();
    await lift('OWNED');
    const kunming = await stage.server.signedIn(demoSignIns.kunmingClerk.account);
    const { legalEntityId } = await stage.server.prisma.solution.findUniqueOrThrow({ where: { code: 'CN_MONTHLY' } });
    await ask('global-tables/update-global-table', { code: 'OWNED', version: 1, independentEntity: true });
    const content = { ...(await contentOf('OWNED')), name: text('Of Kunming') };
    await ask('global-tables/save-global-table', { code: 'OWNED', seen: 1, legalEntityId, content, remarks: 'Own' }, kunming);
    await expect(take('OWNED', 2)).rejects.toThrow(/^NOT_FOUND: There is no revision 2 here/);
    await take('OWNED', 1);
    expect(await usesOf('OWNED')).toMatchObject([{ revision: 1, latest: 1 }]);
  });

  it('one that is used is not deleted', async () => {
    await freshDraft();
    await lift('KEPT');
    await take('KEPT', 1);
    await expect(ask('global-tables/delete-global-table', { code: 'KEPT', version: 1 })).rejects.toThrow(
      /^GLOBAL_TABLE_USED: Copies of US_BIWEEKLY hold global table KEPT/,
    );
  });

  it('a table that the rules do not have yet is put into a step', async () => {
    await freshDraft();
    await lift('ADDED');
    const [row] = (await take('ADDED', 1, [solutionId], { table: 'FicaToo', step: 'RATES' })).rows;
    expect(row?.findings).toBe(0);
    expect(tableIn(await copyOf(row?.draftNumber ?? 0), 'FicaToo')).toMatchObject({ global: { code: 'ADDED', revision: 1 } });
  });

  it('a revision is tried on the last batch before anybody takes it: whose pay it changes, and nobody’s is changed', async () => {
    await freshDraft();
    const { prisma } = stage.server;
    await lift('TRIED');
    const [{ draftNumber } = { draftNumber: 0 }] = (await take('TRIED', 1)).rows;
    await ask('copies/publish-copy', { solutionId, number: draftNumber, version: (await copyOf(draftNumber)).version, remarks: 'Linked' });
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id: batchId } = await stage.newBatch();
    const doer = new Doer(stage.clerk);
    const batch = await doer.calculate(batchId);
    expect(batch.status).toBe('calculated');
    await revise('TRIED', 1, 0.02);
    const [use] = await usesOf('TRIED');
    const { id, payeeCount } = await stage.get(batchId);
    expect(use).toMatchObject({ revision: 1, latest: 2, lastBatch: { id, payees: payeeCount } });
    const input = { batchId, name: 'Revision 2', globalTables: [{ table: 'Fica', revision: 2 }] };
    const { runId } = await ask<{ runId: number }>('what-ifs/start-what-if', input);
    await doer.untilWhatIfIsDone(batchId, runId);
    const { comparison } = await ask<{ comparison: { affectedPayees: number; totals: { column: string }[] } }>('what-ifs/get-what-if', {
      batchId,
      runId,
    });
    const paid = await prisma.$queryRaw<
      { count: number }[]
    >`SELECT count(*)::int AS count FROM batch_payee WHERE batch_id = ${batchId}::int`;
    expect(comparison.affectedPayees).toBeGreaterThan((paid[0]?.count ?? 0) * 0.9);
    expect(comparison.totals.map(({ column }) => column)).toContain('Medicare');
    expect(tableIn(await copyOf(draftNumber))?.global).toEqual({ code: 'TRIED', revision: 1 });
    const wrong = { ...input, globalTables: [{ table: 'Rounding', revision: 1 }] };
    await expect(ask('what-ifs/start-what-if', wrong)).rejects.toThrow(/^NOT_FOUND: There is no parameter table Rounding here/);
  });
});
