import { type RoleCode, roleCodes } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller, TestServer } from '@wagewright/server/testing';
import { startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { makeCompensationReview } from './compensation-reviews.ts';
import { makeContract } from './contracts.ts';
import { makeGlobalTable } from './global-table.ts';
import { makeCorrection, makeLeaveRequest, makeOvertime, makePunch } from './leave.ts';
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
  makePeopleImport,
  makeProcess,
  makeTableView,
  type OwnRecords,
} from './own-records.ts';
import { makePeople, type People, roleAccounts } from './people.ts';
import { type Certificates, letManagersIssue, makeCertificates, makeContact, makeDocument } from './people-records.ts';
import { makePersonnelAction } from './personnel-actions.ts';
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
    /** Of the first person of the place; near, the role's own. */
    readonly leaveRequestId: number;
    /** Of the first person of the place. */
    readonly overtimeId: number;
    /** Of their attendance, approved; and of the caller’s own. */
    readonly correctionId: number;
    readonly ownCorrectionId: number;
    /** When they came, on a day off. */
    readonly punchId: number;
    /** Near, the role's own. */
    readonly ownOvertimeId: number;
    /** Of the first person of the place. */
    readonly certificates: Certificates;
    /** Near, the role's own. */
    readonly ownCertificates: Certificates;
    /** Near, the role itself; elsewhere the first person of the place. */
    readonly ownEmployeeId: number;
    /** Of them. */
    readonly ownContactId: number;
    readonly ownDocumentId: number;
    /** Of the first person of the place. */
    readonly personnelActionId: number;
    /** Near, the role's own. */
    readonly ownPersonnelActionId: number;
    /** Of the legal entity of the place. */
    readonly compensationReviewId: number;
    readonly payslipArchiveId: number;
    readonly payslipMoveId: number;
    readonly payslipRoundId: number;
    /** What the role may bring files into, if anything: people of a legal entity, or a table of the waiting batch. */
    readonly importInto: { readonly entity: string; readonly id: number; readonly part?: string };
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
  const begunByUserId = people.outsiderUserId;
  const entities = await prisma.legalEntity.findMany({ select: { id: true } });
  await prisma.payrollSetup.createMany({ data: entities.map(({ id }) => ({ legalEntityId: id, begunByUserId, begunAt: new Date() })) });
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
  for (const { employeeId } of Object.values(places)) await makeContract(prisma, employeeId);
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
  const peopleImports = [];
  for (const name of placeNames) peopleImports.push([name, await makePeopleImport(prisma, places[name])]);
  const peopleImportIds = Object.fromEntries(peopleImports) as Readonly<Record<PlaceName, number>>;
  const keepsPeople = (role: RoleCode): boolean => role === 'hr' || role === 'administrator';
  const submissions = [];
  for (const role of roleCodes) {
    const userId = people.userIds[role];
    submissions.push([role, await makeApproval(prisma, places.near.paidBatchId, userId, [userId])]);
  }
  const requests = [];
  for (const name of placeNames) requests.push([name, await makeLeaveRequest(prisma, places[name].employeeId)]);
  const leaveRequestIds = Object.fromEntries(requests) as Readonly<Record<PlaceName, number>>;
  const overtime = [];
  for (const name of placeNames) overtime.push([name, await makeOvertime(prisma, places[name].employeeId)]);
  const corrections = [];
  for (const name of placeNames) corrections.push([name, await makeCorrection(prisma, places[name].employeeId)]);
  const correctionIds = Object.fromEntries(corrections) as Readonly<Record<PlaceName, number>>;
  const ownCorrections = [];
  for (const role of roleCodes) ownCorrections.push([role, await makeCorrection(prisma, people.ownEmployeeIds[role])]);
  const ownCorrectionIds = Object.fromEntries(ownCorrections) as Readonly<Record<RoleCode, number>>;
  const punches = [];
  for (const name of placeNames) punches.push([name, await makePunch(prisma, places[name].employeeId)]);
  const punchIds = Object.fromEntries(punches) as Readonly<Record<PlaceName, number>>;
  const overtimeIds = Object.fromEntries(overtime) as Readonly<Record<PlaceName, number>>;
  const ownOvertime = [];
  for (const role of roleCodes) ownOvertime.push([role, await makeOvertime(prisma, people.ownEmployeeIds[role])]);
  const actions = [];
  for (const name of placeNames) actions.push([name, await makePersonnelAction(prisma, places[name].employeeId)]);
  const actionIds = Object.fromEntries(actions) as Readonly<Record<PlaceName, number>>;
  const ownActions = [];
  for (const role of roleCodes) ownActions.push([role, await makePersonnelAction(prisma, people.ownEmployeeIds[role])]);
  const ownActionIds = Object.fromEntries(ownActions) as Readonly<Record<RoleCode, number>>;
  const ownOvertimeIds = Object.fromEntries(ownOvertime) as Readonly<Record<RoleCode, number>>;
  const reviews = [];
  for (const name of placeNames) reviews.push([name, await makeCompensationReview(prisma, places[name].employeeId, people.outsiderUserId)]);
  const reviewIds = Object.fromEntries(reviews) as Readonly<Record<PlaceName, number>>;
  await letManagersIssue(prisma);
  const certificates: Partial<Record<PlaceName, Certificates>> = {};
  for (const name of placeNames) certificates[name] = await makeCertificates(prisma, places[name].employeeId);
  const certificatesOf = certificates as Readonly<Record<PlaceName, Certificates>>;
  const ownCertificates: Partial<Record<RoleCode, Certificates>> = {};
  for (const role of roleCodes) ownCertificates[role] = await makeCertificates(prisma, people.ownEmployeeIds[role]);
  const ownCertificatesOf = ownCertificates as Readonly<Record<RoleCode, Certificates>>;
  const contactOf = new Map<number, number>();
  const whoever = [...placeNames.map((name) => places[name].employeeId), ...roleCodes.map((role) => people.ownEmployeeIds[role])];
  for (const id of whoever) contactOf.set(id, await makeContact(prisma, id));
  const documentOf = new Map<number, number>();
  for (const id of whoever) documentOf.set(id, await makeDocument(prisma, id));
  const ownPerson = (role: RoleCode, name: PlaceName) => {
    const ownEmployeeId = name === 'near' ? people.ownEmployeeIds[role] : places[name].employeeId;
    return { ownEmployeeId, ownContactId: contactOf.get(ownEmployeeId) ?? 0, ownDocumentId: documentOf.get(ownEmployeeId) ?? 0 };
  };
  const ownRequests = [];
  for (const role of roleCodes) ownRequests.push([role, await makeLeaveRequest(prisma, people.ownEmployeeIds[role])]);
  const ownLeaveRequestIds = Object.fromEntries(ownRequests) as Readonly<Record<RoleCode, number>>;
  const callers = [];
  for (const role of roleCodes) callers.push([role, await server.signedIn(roleAccounts[role])]);
  return {
    callers: Object.fromEntries(callers) as World['callers'],
    people,
    ownSubmissionIds: Object.fromEntries(submissions) as World['ownSubmissionIds'],
    place: (role, name) => ({
      ...places[name],
      ...own[name],
      ...ownPerson(role, name),
      certificates: certificatesOf[name],
      ownCertificates: name === 'near' ? ownCertificatesOf[role] : certificatesOf[name],
      overtimeId: overtimeIds[name],
      personnelActionId: actionIds[name],
      compensationReviewId: reviewIds[name],
      ownPersonnelActionId: name === 'near' ? ownActionIds[role] : actionIds[name],
      punchId: punchIds[name],
      correctionId: correctionIds[name],
      ownCorrectionId: name === 'near' ? ownCorrectionIds[role] : correctionIds[name],
      ownOvertimeId: name === 'near' ? ownOvertimeIds[role] : overtimeIds[name],
      leaveRequestId: name === 'near' ? ownLeaveRequestIds[role] : leaveRequestIds[name],
      payslipArchiveId: payslipArchiveIds[name],
      payslipMoveId: payslipMoveIds[name],
      payslipRoundId: payslipRoundIds[name],
      apiKeyId: name === 'near' ? apiKeyIds[role] : apiKeyOfOutsider,
      sessionId: name === 'near' ? sessionIds[role] : outsidersSessionId,
      broughtFileId: name === 'foreign' && role !== 'administrator' ? broughtByOutsider : broughtFileIds[role],
      ...(keepsPeople(role)
        ? { importId: peopleImportIds[name], importInto: { entity: 'employees', id: places[name].legalEntityId } }
        : { importInto: { entity: 'batch-input', id: places[name].waitingBatchId, part: 'MatrixTyped' } }),
      ...(name === 'near'
        ? { payslipId: payslips[role], tableViewId: tableViews[role], delegationId: delegationIds[role], fileId: fileIds[role] }
        : {}),
    }),
  };
}
