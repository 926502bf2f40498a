import { type RoleCode, roleCodes } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller, TestServer } from '@wagewright/server/testing';
import { startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { makeGlobalTable } from './global-table.ts';
import {
  makeApiKey,
  makeApproval,
  makeBroughtFile,
  makeDelegation,
  makeDispute,
  makeFile,
  makeNotifications,
  makeOwnPayslips,
  makePayslip,
  makePayslipArchive,
  makePayslipMove,
  makePayslipRound,
  makeProcess,
  makeTableView,
  type OwnRecords,
} from './own-records.ts';
import { makePeople, type People, roleAccounts } from './people.ts';
import { makePlace, type Place } from './place.ts';
import { makeLookup, makeSignIns } from './sign-ins.ts';

export { departmentPrefix, surname } from './people.ts';

/**
 * Where a record lies for the people of the matrix, who all work for the county: in the solution that the solution's people are named for (and
 * of the manager's team); in another solution of the same legal entity (and of another team); in another legal entity.
 */
export const placeNames = ['near', 'sister', 'foreign'] as const;
export type PlaceName = (typeof placeNames)[number];
export type PlaceOf = Place &
  OwnRecords & {
    readonly approvalProcessId: number;
    readonly apiKeyId: number;
    readonly broughtFileId: number;
    readonly payslipArchiveId: number;
    readonly payslipMoveId: number;
    readonly payslipRoundId: number;
    readonly sessionId: number;
  };

export interface World {
  readonly callers: Readonly<Record<RoleCode, TestCaller>>;
  readonly people: People;
  /** The records of a place, and of near ones the role's own. What the role has brought may go into any that it reaches. */
  place(role: RoleCode, name: PlaceName): PlaceOf;
  /** An approval that each role has submitted and is named as an approver of, all the same. */
  readonly ownSubmissionIds: Readonly<Record<RoleCode, number>>;
}

/** Another solution of the county, by the same definition. */
async function makeSister(prisma: PrismaClient): Promise<number> {
  const model = await prisma.solution.findUniqueOrThrow({
    where: { code: 'US_BIWEEKLY' },
    include: { copies: true, periods: { orderBy: { sequence: 'asc' } }, settings: { include: { setting: true } } },
  });
  const { copies, periods, settings, id: _id, name, ...solution } = model;
  const own = <Row extends { id: number; solutionId: number }>({ id: _own, solutionId: _solution, ...row }: Row) => row;
  const { id } = await prisma.solution.create({
    data: {
      ...solution,
      code: 'US_SISTER',
      name: name as object,
      copies: { create: copies.map((copy) => ({ ...own(copy), definition: copy.definition as object })) },
      periods: { create: periods.map(own) },
      settings: {
        create: settings.map(({ setting: { id: _setting, style, ...setting } }) => ({
          setting: { create: { ...setting, style: style as object } },
        })),
      },
    },
  });
  return id;
}

async function makePlaces(server: TestServer, people: People): Promise<Record<PlaceName, Place>> {
  const { prisma } = server;
  const solutionOf = async (code: string) => (await prisma.solution.findUniqueOrThrow({ where: { code } })).id;
  const sisterId = await makeSister(prisma);
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const kunmingClerk = await server.signedIn(demoSignIns.kunmingClerk.account);
  const worker = await startWorker({ databaseUrl: server.database.url, log: pino({ level: 'silent' }), threads: 1 });
  const [nearDepartment, sisterDepartment, foreignDepartment] = people.departmentIds;
  const near = await makePlace(prisma, {
    departmentId: nearDepartment,
    solutionId: await solutionOf('US_BIWEEKLY'),
    employeeIds: people.reportIds,
    clerk,
  });
  const sister = await makePlace(prisma, { departmentId: sisterDepartment, solutionId: sisterId, employeeIds: people.colleagueIds, clerk });
  const foreignPlan = {
    departmentId: foreignDepartment,
    solutionId: await solutionOf('CN_MONTHLY'),
    employeeIds: people.foreignerIds,
    clerk: kunmingClerk,
  };
  const foreign = await makePlace(prisma, foreignPlan);
  await worker.stop();
  return { near, sister, foreign };
}

/** Everybody and everything that the matrix asks about. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { prisma } = server;
  const entityOf = async (code: string) => (await prisma.solution.findUniqueOrThrow({ where: { code } })).legalEntityId;
  const people = await makePeople(prisma, { own: await entityOf('US_BIWEEKLY'), foreign: await entityOf('CN_MONTHLY') });
  const places = await makePlaces(server, people);
  await prisma.solutionUser.createMany({
    data: [
      { solutionId: places.near.solutionId, userId: people.userIds['solution-manager'], role: 'manager' },
      { solutionId: places.near.solutionId, userId: people.userIds['solution-approver'], role: 'approver' },
    ],
  });
  await makeGlobalTable(prisma, people.outsiderUserId);
  await prisma.systemParameter.create({ data: { name: 'of.the.world', kind: 'text', value: 'on', updatedAt: new Date() } });
  await prisma.demoMapping.create({
    data: { source: 'oidc', externalId: 'visitor', userId: people.outsiderUserId, createdAt: new Date() },
  });
  await makeNotifications(prisma, people);
  await makeLookup(prisma);
  const sessionIds = await makeSignIns(server, people.userIds);
  const { outsider: outsidersSessionId } = await makeSignIns(server, { outsider: people.outsiderUserId });
  const everybody = Object.values(people.userIds);
  const payslips = await makeOwnPayslips(prisma, people, places.near, places.sister);
  const views = [];
  for (const role of roleCodes) views.push([role, await makeTableView(prisma, people.userIds[role])]);
  const tableViews = Object.fromEntries(views) as Readonly<Record<RoleCode, number>>;
  const tableViewId = await makeTableView(prisma, people.outsiderUserId);
  const delegations = [];
  for (const role of roleCodes) delegations.push([role, await makeDelegation(prisma, people.userIds[role], people.outsiderUserId)]);
  const delegationIds = Object.fromEntries(delegations) as Readonly<Record<RoleCode, number>>;
  const delegationId = await makeDelegation(prisma, people.outsiderUserId, people.outsiderUserId);
  const processOf = async (place: Place) => ({ approvalProcessId: await makeProcess(prisma, place.solutionId, people.outsiderUserId) });
  const approvals = {
    near: await makeApproval(prisma, places.near.batchId, people.outsiderUserId, everybody),
    sister: await makeApproval(prisma, places.sister.batchId, people.outsiderUserId, [people.outsiderUserId]),
    foreign: await makeApproval(prisma, places.foreign.batchId, people.outsiderUserId, [people.outsiderUserId]),
  };
  const files = [];
  for (const role of roleCodes) files.push([role, await makeFile(prisma, people.userIds[role], approvals.near)]);
  const fileIds = Object.fromEntries(files) as Readonly<Record<RoleCode, number>>;
  const brought = [];
  for (const role of roleCodes) brought.push([role, await makeBroughtFile(prisma, people.userIds[role])]);
  const broughtByOutsider = await makeBroughtFile(prisma, people.outsiderUserId);
  const broughtFileIds = Object.fromEntries(brought) as Readonly<Record<RoleCode, number>>;
  const keys = [];
  for (const role of roleCodes) keys.push([role, await makeApiKey(prisma, people.userIds[role])]);
  const apiKeyIds = Object.fromEntries(keys) as Readonly<Record<RoleCode, number>>;
  const apiKeyOfOutsider = await makeApiKey(prisma, people.outsiderUserId);
  const approvalOf = async (name: PlaceName) => ({
    approvalId: approvals[name],
    fileId: await makeFile(prisma, people.outsiderUserId, approvals[name]),
  });
  const own: Record<PlaceName, OwnRecords & { readonly approvalProcessId: number }> = {
    near: {
      ...(await approvalOf('near')),
      payslipId: 0,
      tableViewId,
      delegationId,
      ...(await processOf(places.near)),
    },
    sister: {
      ...(await approvalOf('sister')),
      payslipId: await makePayslip(prisma, places.near, people.colleagueIds[0] ?? 0, 'published'),
      tableViewId,
      delegationId,
      ...(await processOf(places.sister)),
    },
    foreign: {
      ...(await approvalOf('foreign')),
      payslipId: await makePayslip(prisma, places.foreign, people.foreignerIds[0] ?? 0, 'published'),
      tableViewId,
      delegationId,
      ...(await processOf(places.foreign)),
    },
  };
  for (const place of Object.values(places)) await makeDispute(prisma, place);
  const archives = [];
  for (const name of placeNames) archives.push([name, await makePayslipArchive(prisma, places[name])]);
  // each has asked for one of each place, also for what they do not see any more
  for (const role of roleCodes) for (const place of Object.values(places)) await makePayslipArchive(prisma, place, people.userIds[role]);
  const payslipArchiveIds = Object.fromEntries(archives) as Readonly<Record<PlaceName, number>>;
  const moves = [];
  for (const name of placeNames) moves.push([name, await makePayslipMove(prisma, places[name])]);
  for (const role of roleCodes) for (const place of Object.values(places)) await makePayslipMove(prisma, place, people.userIds[role]);
  const payslipMoveIds = Object.fromEntries(moves) as Readonly<Record<PlaceName, number>>;
  const rounds = [];
  for (const name of placeNames) rounds.push([name, await makePayslipRound(prisma, places[name])]);
  const payslipRoundIds = Object.fromEntries(rounds) as Readonly<Record<PlaceName, number>>;
  const submissions = [];
  for (const role of roleCodes) {
    const userId = people.userIds[role];
    submissions.push([role, await makeApproval(prisma, places.near.paidBatchId, userId, [userId])]);
  }
  const callers = [];
  for (const role of roleCodes) callers.push([role, await server.signedIn(roleAccounts[role])]);
  return {
    callers: Object.fromEntries(callers) as World['callers'],
    people,
    ownSubmissionIds: Object.fromEntries(submissions) as World['ownSubmissionIds'],
    place: (role, name) => ({
      ...places[name],
      ...own[name],
      payslipArchiveId: payslipArchiveIds[name],
      payslipMoveId: payslipMoveIds[name],
      payslipRoundId: payslipRoundIds[name],
      apiKeyId: name === 'near' ? apiKeyIds[role] : apiKeyOfOutsider,
      sessionId: name === 'near' ? sessionIds[role] : outsidersSessionId,
      broughtFileId: name === 'foreign' ? broughtByOutsider : broughtFileIds[role],
      ...(name === 'near'
        ? { payslipId: payslips[role], tableViewId: tableViews[role], delegationId: delegationIds[role], fileId: fileIds[role] }
        : {}),
    }),
  };
}
