import { limits } from '@wagewright/contracts';
import { menus } from '@wagewright/contracts/identity/menus';
import {
  checkSecrets,
  createSecrets,
  hasClearNumbers,
  type KeySource,
  noSecretKeys,
  openDatabase,
  openFileContents,
  openOutgoing,
  ScopeStandings,
  sealClearNumbers,
  sqlOfClient,
  sqlOfPrisma,
} from '@wagewright/db';
import type { Logger } from 'pino';
import { approvalFiles } from './approvals/instances/index.ts';
import { reviewApproval, reviewChanges, reviewImport } from './careers/compensation-reviews/index.ts';
import { personnelActionApproval } from './careers/personnel-actions/index.ts';
import { Actors } from './core/actor.ts';
import type { DemoAccount, Deps } from './core/deps.ts';
import { Lane } from './core/lane.ts';
import { Telling } from './core/telling.ts';
import { openLeakedPasswords } from './identity/passwords/leaked-passwords.ts';
import { OpenProviders } from './identity/providers/index.ts';
import { compensationImport } from './org/compensation/index.ts';
import { contractFiles } from './org/contracts/index.ts';
import { costCentersImport } from './org/cost-centers/index.ts';
import { departmentsImport } from './org/departments/index.ts';
import { documentFiles } from './org/documents/index.ts';
import { employeesImport } from './org/employees/index.ts';
import { oneTimePaymentsImport } from './org/one-time-payments/index.ts';
import { positionsImport } from './org/positions/index.ts';
import { balanceElementsImport } from './payroll/balances/import-elements.ts';
import { openingBalancesImport } from './payroll/balances/import-openings.ts';
import { batchApproval } from './payroll/batches/follow-approval.ts';
import { batchInputImport } from './payroll/batches/import-input.ts';
import { releaseApproval } from './payroll/copies/index.ts';
import { globalTableRowsImport } from './payroll/global-tables/import-rows.ts';
import { payTypesImport } from './payroll/pay-types/index.ts';
import { effectOnPay } from './payroll/payees/effect-on-pay.ts';
import { archiveFiles } from './payroll/payslip-archives/index.ts';
import { disputeFiles } from './payroll/payslip-disputes/index.ts';
import { payslipLinesImport } from './payroll/payslip-rounds/index.ts';
import { payslipSettingFiles } from './payroll/payslip-settings/index.ts';
import { paidIncome } from './payroll/payslips/paid-income.ts';
import { Definitions, Programs } from './payroll/solutions/index.ts';
import { openVirusScanner } from './platform/files/virus-scanner.ts';
import { importFiles } from './platform/imports/index.ts';
import { openBoss } from './platform/jobs/boss.ts';
import { startChangeFeed } from './platform/jobs/change-feed.ts';
import { createQueues } from './platform/jobs/queues.ts';
import { readShippedTerms, Terms } from './platform/languages/index.ts';
import { readiness } from './readiness.ts';
import { punchesImport } from './time/attendance/index.ts';
import { calendarDaysImport } from './time/calendars/index.ts';
import { correctionApproval } from './time/corrections/index.ts';
import { leaveApproval, leaveBalancesImport } from './time/leave/index.ts';
import { overtimeApproval } from './time/overtime/index.ts';

export interface ComposeOptions {
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly demoAccounts: readonly DemoAccount[];
  readonly log: Logger;
  readonly clock?: () => Date;
  readonly connectionsMax?: number;
  /** Where files are kept; without it, in the database. */
  readonly filesFolder?: string | undefined;
  /** Of the virus scanner, `host:port`; without it files are not scanned. */
  readonly clamdAddress?: string | undefined;
  /** Of leaked passwords; without it only the words that are tried first are refused. */
  readonly leakedPasswordsFile?: string | undefined;
  /** Hosts that may be called although they are private or speak plain http. */
  readonly outgoingHosts?: readonly string[];
  /** By which secrets are sealed; without it, nothing secret can be stored. */
  readonly secretKeys?: KeySource | undefined;
  /** Of the built web application, which says what its screens say; without it only the server’s own terms are known. */
  readonly webFolder?: string | undefined;
  /** Where the demo’s own Weblate answers. */
  readonly demoWeblate?: string | undefined;
}

export interface Composition {
  readonly deps: Deps;
  /** Ends subscriptions at once; the rest closes when the HTTP side has. */
  beginStop(): void;
  close(): Promise<void>;
}

const connectionsMaxDefault = 20;

/** The server's composition root: what each part needs is made here and nowhere else. */
export async function compose(options: ComposeOptions): Promise<Composition> {
  const { databaseUrl: url, log } = options;
  const leakedPasswords = options.leakedPasswordsFile === undefined ? undefined : await openLeakedPasswords(options.leakedPasswordsFile);
  const db = openDatabase({ url, applicationName: 'wagewright-server', connectionsMax: options.connectionsMax ?? connectionsMaxDefault });
  const changes = await startChangeFeed(url, log);
  const boss = await openBoss(url, log);
  const secretKeys = options.secretKeys ?? noSecretKeys;
  for (const wrong of await checkSecrets(sqlOfClient(db.pool), secretKeys)) log.error(wrong);
  const stopping = new AbortController();
  const secrets = createSecrets(secretKeys);
  const importEntities = {
    'batch-input': batchInputImport,
    'payslip-lines': payslipLinesImport,
    employees: employeesImport(secrets),
    departments: departmentsImport,
    positions: positionsImport,
    'cost-centers': costCentersImport,
    punches: punchesImport,
    'leave-balances': leaveBalancesImport,
    'calendar-days': calendarDaysImport,
    compensation: compensationImport,
    'one-time-payments': oneTimePaymentsImport,
    'compensation-review': reviewImport,
    'pay-types': payTypesImport,
    'balance-elements': balanceElementsImport,
    'opening-balances': openingBalancesImport,
    'global-table-rows': globalTableRowsImport,
  };
  // from before numbers were sealed, and of a demo company that was written without a key
  if (secretKeys.ring().length > 0 && (await hasClearNumbers(sqlOfClient(db.pool))))
    log.info(
      { sealed: await sealClearNumbers((work) => db.prisma.$transaction((tx) => work(sqlOfPrisma(tx))), secrets) },
      'numbers in clear were sealed',
    );
  const outgoing = openOutgoing({ hosts: options.outgoingHosts ?? [] });
  const terms = new Terms(db.reads, readShippedTerms(menus, options.webFolder));
  await terms.fresh();
  void terms.follow(changes, stopping.signal, log);
  const deps: Deps = {
    db,
    actors: new Actors(db.reads),
    signIns: new Lane({ atOnce: limits.signInsAtOnce, waitingMax: limits.signInsWaitingMax }),
    leakedPasswords,
    providers: new OpenProviders({ secrets, outgoing, log, publicUrl: options.publicUrl }),
    providerCalls: new Lane({ atOnce: limits.providerCallsAtOnce, waitingMax: limits.providerCallsWaitingMax }),
    changes,
    telling: new Telling(),
    terms,
    queues: createQueues(boss),
    clock: options.clock ?? (() => new Date()),
    log,
    definitions: new Definitions(db.reads),
    programs: new Programs(),
    standings: new ScopeStandings(),
    approvals: {
      'payroll-batch': batchApproval,
      'solution-release': releaseApproval,
      leave: leaveApproval,
      overtime: overtimeApproval,
      'personnel-action': personnelActionApproval,
      'punch-correction': correctionApproval,
      'compensation-review': reviewApproval,
    },
    effectOnPay,
    compensationChangesElsewhere: reviewChanges,
    paidIncome,
    secrets,
    files: openFileContents(db.pool, options.filesFolder, secrets),
    fileOwners: {
      approval: approvalFiles,
      'payslip-dispute': disputeFiles,
      'payslip-setting': payslipSettingFiles,
      'payslip-archive': archiveFiles,
      import: importFiles(importEntities),
      contract: contractFiles,
      document: documentFiles,
    },
    importEntities,
    readiness,
    virusScanner: options.clamdAddress === undefined ? undefined : openVirusScanner(options.clamdAddress),
    inspections: new Lane({ atOnce: limits.inspectionsAtOnce, waitingMax: limits.inspectionsWaitingMax }),
    outgoing,
    publicUrl: options.publicUrl,
    demoAccounts: options.demoAccounts,
    demoWeblate: options.demoWeblate,
    stopping: stopping.signal,
  };
  return {
    deps,
    beginStop: () => stopping.abort(),
    close: async () => {
      await boss.stop({ graceful: false });
      await changes.stop();
      await db.close();
      await leakedPasswords?.close();
    },
  };
}
