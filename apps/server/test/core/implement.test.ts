import { defineProcedure } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallContext } from '../../src/core/context.ts';
import { toAppError } from '../../src/core/errors.ts';
import { implementMutation, implementQuery } from '../../src/core/implement.ts';
import { trpc } from '../../src/core/trpc.ts';
import { serverForAll } from '../support/for-all-tests.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const contract = defineProcedure({
  id: 'platform/languages/forget-to-audit',
  kind: 'mutation',
  summary: 'Changes something and does not say so.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  rest: [],
  audit: 'user',
});

const language = defineProcedure({
  id: 'platform/languages/say-too-much',
  kind: 'query',
  summary: 'Knows more than it may say.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ name: z.string() }),
  errors: [],
  rest: [],
});

const contextOf = ({ composition }: TestServer, userId: number): CallContext => {
  const actor = {
    userId,
    sessionId: 0,
    employeeId: null,
    account: '',
    displayName: '',
    language: undefined,
    chosenLanguage: undefined,
    grants: new Map(),
    roles: [],
  };
  const http = { address: '127.0.0.1', tell: () => undefined };
  return { deps: composition.deps, traceId: 'test-implement', actor, tokenGiven: true, http } as unknown as CallContext;
};

describe('an answer that knows more than its contract (S3)', () => {
  it('is said without what the contract does not name', async () => {
    await using server = await startTestServer();
    const chatty = implementQuery(language, async () => ({ name: 'Ada', salary: '1.00' }));
    expect(await trpc.router({ chatty }).createCaller(contextOf(server, 1)).chatty({})).toEqual({ name: 'Ada' });
    const wrong = implementQuery(language, async () => ({ name: 7 as unknown as string }));
    const failed = await trpc
      .router({ wrong })
      .createCaller(contextOf(server, 1))
      .wrong({})
      .catch((thrown: unknown) => toAppError(thrown));
    // our fault, not the caller's, and nothing of the answer is shown
    expect(failed).toMatchObject({ code: 'INTERNAL', status: 500, details: undefined });
  });
});

describe('a mutation that forgets its audit record (S12)', () => {
  const server = serverForAll();

  it('fails, and what it changed is rolled back', async () => {
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    const forgetful = implementMutation(contract, async ({ tx }) => {
      await tx.user.update({ where: { id: user.id }, data: { language: 'zh-CN' } });
      return {};
    });
    await expect(trpc.router({ forgetful }).createCaller(contextOf(server, user.id)).forgetful({})).rejects.toThrow();
    expect((await server.prisma.user.findUniqueOrThrow({ where: { id: user.id } })).language).toBe(user.language);
  });
});

describe('a mutation that changes what it has not locked', () => {
  it('fails, though it says what it changed', async () => {
    await using server = await startTestServer();
    const { id, name } = await server.prisma.batch.findFirstOrThrow();
    const careless = implementMutation({ ...contract, audit: 'batch' }, async ({ tx, audit }) => {
      await tx.batch.update({ where: { id }, data: { name: 'Careless' } });
      audit({ entity: 'batch', entityId: id, after: { name: 'Careless' } });
      return {};
    });
    await expect(trpc.router({ careless }).createCaller(contextOf(server, 1)).careless({})).rejects.toThrow();
    expect((await server.prisma.batch.findUniqueOrThrow({ where: { id } })).name).toBe(name);
  });
});
