import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from './races/race.ts';

interface Made {
  readonly id: number;
  readonly draftNumber: number;
}
interface Difference {
  readonly kind: string;
  readonly at: string;
  readonly key: string | null;
  readonly after: string | null;
  readonly by?: string | null;
  readonly remarks?: string | null;
}
interface Offer {
  readonly fromNumber: number;
  readonly toNumber: number;
  readonly remarks: string;
  readonly copy: { readonly number: number; readonly version: number; readonly status: string };
  readonly parts: readonly { name: string; isConflict: boolean; theirs: readonly Difference[]; yours: readonly Difference[] }[];
}
interface Inheritance {
  readonly parentNumber: number;
  readonly publishedNumber: number;
  readonly inheritedCount: number;
  readonly differences: readonly Difference[];
}

const message = (code: string, text: string) => ({ part: { kind: 'message', code }, value: { en: text, 'zh-CN': text } });

describe('a child solution', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let legalEntityId: number;
  let parentId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    ({ legalEntityId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } }));
    ({ id: parentId } = await create('PARENT', { fromTemplate: 'united-states/biweekly' }));
    await publish(parentId, 'The first one', message('PARENT_ONLY', 'one'), message('BOTH', 'one'));
  });

  const ask = async <T>(procedure: string, input: object, who = clerk): Promise<T> => {
    const { data, error } = await who.call(`payroll/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const create = (code: string, more: object = {}) =>
    ask<Made>('solutions/create-solution', { code, name: { en: code }, legalEntityId, periodType: 'biweekly', ...more });
  const childOf = (code: string, more: object = {}) => create(code, { parentId, ...more });
  const draftOf = async (solutionId: number) => await ask<{ number: number; version: number }>('copies/make-draft', { solutionId });
  const save = async (solutionId: number, changes: readonly object[], remarks?: string) =>
    await ask<object>('copies/save-draft', { solutionId, ...(await seen(solutionId)), changes, ...(remarks ? { remarks } : {}) });
  const seen = async (solutionId: number) => {
    const { number, version } = await draftOf(solutionId);
    return { number, version };
  };
  const publish = async (solutionId: number, remarks: string, ...changes: readonly object[]) => {
    if (changes.length > 0) await save(solutionId, changes);
    return await ask<{ number: number }>('copies/publish-copy', { solutionId, ...(await seen(solutionId)), remarks });
  };
  const inheritanceOf = async (solutionId: number, number: number) =>
    (await ask<{ inheritance: Inheritance | null }>('inheritance/get-inheritance', { solutionId, number })).inheritance;
  const offerOf = async (solutionId: number) => (await ask<{ offer: Offer | null }>('inheritance/get-parent-offer', { solutionId })).offer;
  const take = (solutionId: number, offer: Offer, parts: readonly string[], more: object = {}) => {
    const { number, version, status } = offer.copy;
    const draft = status === 'draft' ? { draft: { number, version } } : {};
    return clerk.call('payroll/inheritance/take-parent-copy', { solutionId, parentNumber: offer.toNumber, parts, ...draft, ...more });
  };
  const definitionOf = async (solutionId: number, status: string) =>
    calculationDefinitionSchema.parse((await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status } })).definition);

  it('begins with all that its parent has published, and differs in nothing but its name', async () => {
    const { id } = await childOf('BEGINS');
    const parent = await definitionOf(parentId, 'published');
    const child = await definitionOf(id, 'draft');
    expect({ ...child, code: parent.code, name: parent.name }).toEqual({ ...parent, origin: undefined });
    const inheritance = await inheritanceOf(id, 1);
    expect(inheritance).toMatchObject({ parentNumber: 1, publishedNumber: 1 });
    expect(inheritance?.differences).toEqual([]);
    expect(inheritance?.inheritedCount).toBeGreaterThan(50);
  });

  it('says what it overrides, adds and switches off, with who did so and why', async () => {
    const { id } = await childOf('DIFFERS');
    await save(id, [message('BOTH', 'mine'), message('OWN', 'mine')], 'The works council wants it');
    const { differences } = (await inheritanceOf(id, 1)) as Inheritance;
    const told = differences.filter(({ kind }) => kind === 'message').map(({ at, remarks, by }) => [at, remarks, by]);
    const { displayName } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    expect(told).toContainEqual(['BOTH', 'The works council wants it', displayName]);
    expect(told).toContainEqual(['OWN', 'The works council wants it', displayName]);
  });

  it('that is published says whose rules it is made of, by the hash of the parent’s copy', async () => {
    const { id } = await childOf('PUBLISHED');
    await publish(id, 'First', message('OWN', 'mine'), message('BOTH', 'mine'));
    const { origin } = await definitionOf(id, 'published');
    expect(origin?.layers.map(({ code, from }) => [code, from])).toEqual([
      ['PARENT', 'solution PARENT, copy 1'],
      ['PUBLISHED', 'solution PUBLISHED'],
    ]);
    expect(origin?.layers[0]?.hash).toMatch(/^[0-9a-f]{12}$/);
    expect(origin?.elements['OWN']).toEqual({ from: 1, changedBy: [] });
    expect(origin?.elements['BOTH']).toEqual({ from: 0, changedBy: [1] });
    expect(origin?.elements['PARENT_ONLY']).toBeUndefined();
  });

  it('of a child names all three layers', async () => {
    const { id } = await childOf('MIDDLE');
    await publish(id, 'First', message('MIDDLE', 'mine'));
    const { id: grandchild } = await create('GRANDCHILD', { parentId: id });
    await publish(grandchild, 'First');
    const { origin } = await definitionOf(grandchild, 'published');
    expect(origin?.layers.map(({ code }) => code)).toEqual(['PARENT', 'MIDDLE', 'GRANDCHILD']);
    expect(origin?.elements['MIDDLE']).toEqual({ from: 1, changedBy: [] });
  });

  describe('whose parent is published again', () => {
    let id: number;
    beforeAll(async () => {
      ({ id } = await childOf('OFFERED'));
      await publish(id, 'First', message('BOTH', 'mine'));
      await publish(parentId, 'The new law', message('PARENT_ONLY', 'two'), message('BOTH', 'two'));
    });

    it('has nothing of it by itself', async () => {
      const { messages } = await definitionOf(id, 'published');
      expect(messages).toMatchObject({ PARENT_ONLY: { en: 'one' }, BOTH: { en: 'mine' } });
    });

    it('is offered what the parent has changed, with both sides where it has changed the same', async () => {
      const offer = await offerOf(id);
      expect(offer).toMatchObject({ toNumber: 2, fromNumber: 1, remarks: 'The new law' });
      expect(offer?.parts.map(({ name, isConflict }) => [name, isConflict])).toEqual([
        ['message BOTH', true],
        ['message PARENT_ONLY', false],
      ]);
      const [both] = offer?.parts ?? [];
      expect(both?.theirs.map(({ key, after }) => [key, after])).toContainEqual(['en', '"two"']);
      expect(both?.yours.map(({ key, after }) => [key, after])).toContainEqual(['en', '"mine"']);
      const { rows } = await ask<{ rows: { id: number; offeredNumber: number | null }[] }>('solutions/list-solutions', { parentId });
      expect(rows.find((row) => row.id === id)?.offeredNumber).toBe(2);
    });

    it('takes what is chosen into a draft, and keeps its own', async () => {
      const offer = (await offerOf(id)) as Offer;
      const { data, error } = await take(id, offer, ['message PARENT_ONLY'], { remarks: 'As the law says' });
      expect(error).toBeUndefined();
      expect(data).toMatchObject({ number: 2, takenCount: 1, findings: [] });
      expect((await definitionOf(id, 'draft')).messages).toMatchObject({ PARENT_ONLY: { en: 'two' }, BOTH: { en: 'mine' } });
      expect((await definitionOf(id, 'published')).messages).toMatchObject({ PARENT_ONLY: { en: 'one' } });
      expect(await offerOf(id)).toBeNull();
      const { differences } = (await inheritanceOf(id, 2)) as Inheritance;
      expect(differences.filter(({ kind }) => kind === 'message').map(({ at }) => at)).toEqual(['BOTH', 'BOTH']);
    });

    it('can take back to the parent’s what it had changed itself', async () => {
      const copy = { ...(await seen(id)), status: 'draft' };
      const { error } = await take(id, { copy, toNumber: 2 } as Offer, ['message BOTH']);
      expect(error).toBeUndefined();
      expect((await definitionOf(id, 'draft')).messages).toMatchObject({ BOTH: { en: 'two' } });
    });
  });

  it('takes no copy that is published no more, be it superseded while the call waits', async () => {
    const { id } = await childOf('LATE');
    await publish(parentId, 'Another', message('PARENT_ONLY', 'three'));
    const offer = (await offerOf(id)) as Offer;
    await using held = await holdRow(server.database.url, 'solution', 'id = $1', [parentId]);
    const behind = await startBehind(held, 1, () => take(id, offer, ['message PARENT_ONLY']));
    await held.query(`UPDATE solution_copy SET status = 'outdated' WHERE solution_id = $1 AND status = 'published'`, [parentId]);
    await held.release();
    expect((await behind.answer).error?.code).toBe('PARENT_COPY_SUPERSEDED');
    expect((await definitionOf(id, 'draft')).messages).not.toMatchObject({ PARENT_ONLY: { en: 'three' } });
    await server.prisma.solutionCopy.updateMany({
      where: { solutionId: parentId, number: offer.toNumber },
      data: { status: 'published' },
    });
  });

  it('whose draft somebody has changed in the same part is asked again, with both sides', async () => {
    const { id } = await childOf('CONFLICT');
    await publish(parentId, 'Once more', message('PARENT_ONLY', 'four'));
    const offer = (await offerOf(id)) as Offer;
    await save(id, [message('PARENT_ONLY', 'meanwhile')]);
    const { error } = await take(id, offer, ['message PARENT_ONLY']);
    expect(error).toMatchObject({ code: 'DRAFT_CONFLICT', details: { parts: ['message PARENT_ONLY'] } });
    await save(id, [message('OTHER', 'meanwhile')]);
    expect((await take(id, (await offerOf(id)) as Offer, ['message PARENT_ONLY'])).error).toBeUndefined();
  });

  it('taken twice at once is taken once', async () => {
    const { id } = await childOf('TWICE');
    await publish(parentId, 'And again', message('PARENT_ONLY', 'five'));
    const offer = (await offerOf(id)) as Offer;
    const answers = await Promise.all([take(id, offer, ['message PARENT_ONLY']), take(id, offer, ['message PARENT_ONLY'])]);
    expect(answers.map(({ error }) => error?.code ?? 'taken').toSorted()).toEqual(['taken', 'taken']);
    const copies = await server.prisma.solutionCopy.findMany({ where: { solutionId: id }, include: { changes: true } });
    expect(copies.map(({ version, changes }) => [version, changes.length])).toEqual([[2, 1]]);
  });

  it('brings the tests of the parent to nobody who may not see the pay that they came from', async () => {
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const role = await server.prisma.role.create({
      data: { code: 'rules-only', name: { en: 'Rules', 'zh-CN': '规则' }, builtIn: false },
    });
    await server.prisma.roleGrant.createMany({
      data: ['solution.read', 'solution.manage', 'solution.edit', 'solution.create-child'].map((permission) => ({
        roleId: role.id,
        permission,
        scope: 'all',
      })),
    });
    const held = await server.prisma.userRole.findMany({ where: { userId } });
    await server.prisma.userRole.deleteMany({ where: { userId } });
    await server.prisma.userRole.create({ data: { userId, roleId: role.id } });
    const { id } = await childOf('NO_PAY');
    await server.prisma.userRole.deleteMany({ where: { userId } });
    await server.prisma.userRole.createMany({ data: held });
    expect((await definitionOf(parentId, 'published')).tests.length).toBeGreaterThan(0);
    expect((await definitionOf(id, 'draft')).tests).toEqual([]);
  });

  it('begins with the people of a permission template of its parent', async () => {
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } });
    await server.prisma.solutionUser.create({ data: { solutionId: parentId, userId, role: 'approver' } });
    await ask('solutions/save-permission-template', { solutionId: parentId, name: 'As here' });
    const { id: permissionTemplateId } = await server.prisma.permissionTemplate.findFirstOrThrow({ where: { solutionId: parentId } });
    const { id } = await childOf('GIVEN', { permissionTemplateId });
    const named = await server.prisma.solutionUser.findMany({ where: { solutionId: id, role: 'approver' } });
    expect(named.map((one) => one.userId)).toEqual([userId]);
    const wanted = { code: 'ALONE', name: { en: 'Alone' }, legalEntityId, periodType: 'biweekly', permissionTemplateId };
    expect((await clerk.call('payroll/solutions/create-solution', wanted)).error?.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['of another type of period', { periodType: 'monthly' }, 'CHILD_UNLIKE_PARENT'],
    ['of a template too', { fromTemplate: 'united-states/biweekly' }, 'VALIDATION_FAILED'],
    ['of a solution that is not there', { parentId: 999_999 }, 'NOT_FOUND'],
  ])('is not made %s', async (_, more, code) => {
    const wanted = { code: 'NEVER', name: { en: 'Never' }, legalEntityId, periodType: 'biweekly', parentId, ...more };
    expect((await clerk.call('payroll/solutions/create-solution', wanted)).error?.code).toBe(code);
  });

  it('is not made of a parent that is off, or has published nothing', async () => {
    const { id } = await create('OFF', { fromTemplate: 'united-states/biweekly' });
    const made = (code: string) => childOf(code, { parentId: id }).catch((error: Error) => error.message.split(':')[0]);
    expect(await made('OF_DRAFT')).toBe('NOTHING_PUBLISHED');
    await publish(id, 'First');
    await server.prisma.solution.update({ where: { id }, data: { status: 'inactive' } });
    expect(await made('OF_OFF')).toBe('ILLEGAL_TRANSITION');
  });

  it('cannot be its own parent, nor its child’s', async () => {
    const { id } = await childOf('CIRCLE');
    await expect(server.prisma.solution.update({ where: { id }, data: { parentId: id } })).rejects.toThrow('solution_parent_first');
    await expect(server.prisma.solution.update({ where: { id: parentId }, data: { parentId: id } })).rejects.toThrow(
      'solution_parent_first',
    );
  });

  it('is counted by its parent; a solution without one inherits nothing and is offered nothing', async () => {
    const { counts } = await ask<{ counts: { children: number } }>('solutions/get-solution', { id: parentId });
    expect(counts.children).toBe(await server.prisma.solution.count({ where: { parentId } }));
    expect(await inheritanceOf(parentId, 1)).toBeNull();
    expect(await offerOf(parentId)).toBeNull();
    const { error } = await clerk.call('payroll/inheritance/take-parent-copy', { solutionId: parentId, parentNumber: 1, parts: [] });
    expect(error?.code).toBe('NO_PARENT');
  });
});
