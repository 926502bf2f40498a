import { demoSignIns } from '@wagewright/db/seed';
import { forAllTests, startTestServer, type TestCaller, type TestServer } from '@wagewright/server/testing';

/** Who submits, and four who may decide; the administrator has no part in a process, but looks after all. */
export const peopleNames = ['clerk', 'approver', 'hr', 'manager', 'administrator', 'kunmingApprover'] as const;
export type Person = (typeof peopleNames)[number];

export interface ApprovalView {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  readonly mine: boolean;
  readonly onBehalfOf: string | null;
  readonly current: { readonly name: { readonly en: string }; readonly isStuck: boolean; readonly dueAt: string | null } | null;
  readonly nodes: readonly {
    readonly sequence: number;
    readonly name: { readonly en: string };
    readonly status: string;
    readonly approvers: readonly {
      readonly userId: number;
      readonly status: string;
      readonly problem: string | null;
      readonly delegates: string[];
    }[];
  }[];
  readonly decisions: readonly {
    readonly action: string;
    readonly who: string;
    readonly onBehalfOf: string | null;
    readonly target: string | null;
    readonly remarks: string | null;
  }[];
  readonly actions: readonly string[];
  readonly earlierNodes: readonly number[];
}

type Rule = Readonly<Record<string, unknown>>;

/** A node as a process holds it. */
export const node = (name: string, approvers: readonly Rule[], more: Readonly<Record<string, unknown>> = {}) => ({
  name: { en: name, 'zh-CN': name },
  mode: 'any-of',
  approvers,
  conditions: [],
  match: 'all',
  deadline: null,
  ...more,
});

export interface ApprovalStage extends AsyncDisposable {
  readonly server: TestServer;
  readonly callers: Readonly<Record<Person, TestCaller>>;
  readonly ids: Readonly<Record<Person, number>>;
  readonly names: Readonly<Record<Person, string>>;
  readonly solutionId: number;
  user(person: Person): Rule;
  /** From now on batches of the county go through these nodes. */
  useNodes(nodes: readonly object[], administrators?: readonly number[]): Promise<void>;
  /** A batch that could be submitted: calculated, by a run without rows. @returns its id */
  newBatch(): Promise<number>;
  batchStatus(batchId: number): Promise<string>;
  /** Submits a new batch by the clerk. @returns the approval's id */
  submitted(): Promise<number>;
  get(id: number, person?: Person): Promise<ApprovalView>;
  /** Does an action with the approval as it is now. @returns the code of what was refused, or `done` */
  tries(person: Person, verb: string, id: number, more?: object): Promise<string>;
  /** Does an action; throws what was refused. @returns the approval after it, as that person sees it */
  does(person: Person, verb: string, id: number, more?: object): Promise<ApprovalView>;
}

async function openApprovalStage(): Promise<ApprovalStage> {
  const server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
  const { prisma } = server;
  const entries = await Promise.all(
    peopleNames.map(async (person) => {
      const { account } = demoSignIns[person];
      const user = await prisma.user.findUniqueOrThrow({ where: { account } });
      return [person, { caller: await server.signedIn(account), id: user.id, name: user.displayName }] as const;
    }),
  );
  const of = <Value>(pick: (entry: (typeof entries)[number][1]) => Value) =>
    Object.fromEntries(entries.map(([person, entry]) => [person, pick(entry)])) as Record<Person, Value>;
  const callers = of(({ caller }) => caller);
  const ids = of(({ id }) => id);
  const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const period = await prisma.period.findFirstOrThrow({ where: { solutionId: solution.id, status: 'enabled' } });
  const ok = async <Data>(caller: TestCaller, procedure: string, input: object): Promise<Data> => {
    const { data, error } = await caller.call(procedure, input);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data as Data;
  };
  const stage: ApprovalStage = {
    server,
    callers,
    ids,
    names: of(({ name }) => name),
    solutionId: solution.id,
    user: (person) => ({ by: 'user', user: ids[person] }),
    useNodes: async (nodes, administrators = []) => {
      const living = await prisma.approvalProcess.findFirst({ where: { solutionId: solution.id, retiredAt: null } });
      const input = { name: 'Test', nodes, administrators };
      if (living) await ok(callers.clerk, 'approvals/processes/update-process', { id: living.id, version: living.version, ...input });
      else await ok(callers.clerk, 'approvals/processes/create-process', { kind: 'payroll-batch', solutionId: solution.id, ...input });
    },
    newBatch: async () => {
      const input = { periodId: period.id, type: 'offcycle', name: 'Approval' };
      const { id } = await ok<{ id: number }>(callers.clerk, 'payroll/batches/create-batch', input);
      const { copyId } = await prisma.batch.findUniqueOrThrow({ where: { id } });
      const nothing = { chunksTotal: 0, remaining: 0, payeesTotal: 3, engineVersion: 'test', definitionHash: 'test', inputHash: 'test' };
      const ended = { kind: 'calculate', state: 'finished', returnStatus: 'waiting' };
      const own = await prisma.calculationRun.create({ data: { ...nothing, ...ended, batchId: id, copyId } });
      await prisma.batch.update({ where: { id }, data: { status: 'calculated', currentRunId: own.id, payeeCount: 3 } });
      return id;
    },
    batchStatus: async (id) => (await prisma.batch.findUniqueOrThrow({ where: { id } })).status,
    submitted: async () => {
      const id = await stage.newBatch();
      const { version } = await prisma.batch.findUniqueOrThrow({ where: { id } });
      const batch = await ok<{ approvalInstanceId: number }>(callers.clerk, 'payroll/batches/submit-batch', { id, version });
      return batch.approvalInstanceId;
    },
    get: async (id, person = 'clerk') => await ok<ApprovalView>(callers[person], 'approvals/instances/get-instance', { id }),
    tries: async (person, verb, id, more = {}) => {
      const { version } = await prisma.approvalInstance.findUniqueOrThrow({ where: { id } });
      const input = { id, version, remarks: `${verb} by ${person}`, ...more };
      const { error } = await callers[person].call(`approvals/instances/${verb}-instance`, input);
      return error?.code ?? 'done';
    },
    does: async (person, verb, id, more = {}) => {
      const code = await stage.tries(person, verb, id, more);
      if (code !== 'done') throw new Error(`${person} ${verb}: ${code}`);
      return await stage.get(id, person);
    },
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose](),
  };
  return stage;
}

/** A stage of their own for the tests of a describe. */
export const approvalStageForAll = (): ApprovalStage => forAllTests(openApprovalStage);
