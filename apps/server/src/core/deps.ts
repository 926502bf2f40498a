import type { Database, FileContents, Outgoing, ScopeStandings, Secrets } from '@wagewright/db';
import type { Logger } from 'pino';
import type { ApprovalHandlers } from '../approvals/instances/handlers.ts';
import type { LeakedPasswords } from '../identity/passwords/leaked-passwords.ts';
import type { OpenProviders } from '../identity/providers/open-providers.ts';
import type { PaidIncome } from '../org/certificates/index.ts';
import type { ChangesElsewhere } from '../org/compensation/read-changes.ts';
import type { EffectOnPay } from '../org/employees/effect-on-pay.ts';
import type { ReadinessCheck } from '../payroll/batches/readiness-check.ts';
import type { Definitions } from '../payroll/solutions/definitions.ts';
import type { Programs } from '../payroll/solutions/programs.ts';
import type { FileOwners } from '../platform/files/file-owner.ts';
import type { VirusScanner } from '../platform/files/virus-scanner.ts';
import type { ImportEntities } from '../platform/imports/import-entity.ts';
import type { ChangeFeed } from '../platform/jobs/change-feed.ts';
import type { Queues } from '../platform/jobs/queues.ts';
import type { Terms } from '../platform/languages/terms.ts';
import type { Actors } from './actor.ts';
import type { Lane } from './lane.ts';
import type { Telling } from './telling.ts';

export interface DemoAccount {
  readonly account: string;
  readonly password: string;
  readonly what: { readonly en: string; readonly 'zh-CN': string };
}

/** What the composition root hands to every procedure. */
export interface Deps {
  readonly db: Database;
  readonly actors: Actors;
  /** Where passwords are checked: a few at a time, whoever asks. */
  readonly signIns: Lane;
  /** Passwords that are known to have leaked, where the operator keeps a list. */
  readonly leakedPasswords: LeakedPasswords | undefined;
  /** Sign-in providers, and where they are asked: some at a time, because each may keep us waiting. */
  readonly providers: OpenProviders;
  readonly providerCalls: Lane;
  readonly queues: Queues;
  readonly changes: ChangeFeed;
  readonly telling: Telling;
  /** What everything is called, in every language. */
  readonly terms: Terms;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly definitions: Definitions;
  readonly programs: Programs;
  /** How people stand to application scopes, kept while no record changes. */
  readonly standings: ScopeStandings;
  readonly approvals: ApprovalHandlers;
  /** For which periods payroll has read records. */
  readonly effectOnPay: EffectOnPay;
  /** What changed compensation files of many people at once. */
  readonly compensationChangesElsewhere: ChangesElsewhere;
  /** What somebody was paid, for certificates. */
  readonly paidIncome: PaidIncome;
  /** Seals what is kept secret in the database, and opens it. */
  readonly secrets: Secrets;
  /** What slices have to say before a move of a batch. */
  readonly readiness: readonly ReadinessCheck[];
  /** Where contents of files are kept. */
  readonly files: FileContents;
  readonly fileOwners: FileOwners;
  /** What files can be imported into. */
  readonly importEntities: ImportEntities;
  /** What looks into files for programs that do harm, where the operator has one. */
  readonly virusScanner: VirusScanner | undefined;
  /** Where archives are looked into: one after another, because each is read whole. */
  readonly inspections: Lane;
  /** The one way to call an address that somebody has configured. */
  readonly outgoing: Outgoing;
  /** Where people reach the product, base path included, without a slash at the end. */
  readonly publicUrl: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** The address of the demo’s own Weblate, if it has one. */
  readonly demoWeblate: string | undefined;
  /** Aborted when the server stops, so that open subscriptions end. */
  readonly stopping: AbortSignal;
}
