import { AppError, defaultLanguage, type JobData } from '@wagewright/contracts';
import type { WeblateOutcome } from '@wagewright/contracts/platform/languages';
import {
  type FencedClaim,
  failSync,
  finishSync,
  keepSyncStep,
  readSides,
  readWeblateJob,
  sqlOfClient,
  syncGivenUp,
  weblateSyncRows,
} from '@wagewright/db';
import { weblateSyncColumns } from '@wagewright/db/columns';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { inTransaction, NotOursError, runFenced } from '../jobs/index.ts';
import { syncLanguage } from './sync-language.ts';
import { WeblateClient } from './weblate-client.ts';

export type SyncDeps = Pick<WorkerDeps, 'pool' | 'log' | 'secrets' | 'outgoing' | 'failPoint'> & {
  /** How long to wait when Weblate asks for it; a test does not. */
  readonly wait?: (ms: number) => Promise<unknown>;
};

/** Language after language. What was agreed on stays where a worker ends: the next one finds it the same on both sides and goes past it. */
async function sync(deps: SyncDeps, claim: FencedClaim): Promise<void> {
  const sql = sqlOfClient(deps.pool);
  const job = await readWeblateJob(sql, claim);
  if (!job) throw new NotOursError();
  const { address, project, component, languages } = job;
  const token = deps.secrets.open('weblate_setting.token', 1, job.token);
  const client = new WeblateClient({
    address,
    project,
    component,
    token,
    fetch: deps.outgoing.fetch,
    ...(deps.wait ? { wait: deps.wait } : {}),
  });
  const terms = weblateSyncColumns.terms(job.terms);
  const source = (said: ReadonlyMap<string, string>) => new Map(terms.map(({ key, reference }) => [key, said.get(key) ?? reference]));
  const outcome: Record<string, WeblateOutcome> = {};
  let before = 0;
  for (const { id: languageId, lang } of languages) {
    const spoken = new Map(terms.filter(({ langs }) => langs.includes(lang)).map((term) => [term.key, term]));
    await client.ensureLanguage(lang);
    const sides = await readSides(sql, languageId);
    await syncLanguage({
      client,
      lang,
      terms: spoken,
      ...sides,
      ...(lang === defaultLanguage ? { source: source(sides.said) } : {}),
      keep: async (step, counts, done) => {
        outcome[lang] = counts;
        const kept = await inTransaction(deps.pool, (tx) =>
          keepSyncStep(tx, claim, { ...step, languageId, lang, outcome, done: before + done }),
        );
        if (kept === undefined) throw new NotOursError();
        passFailPoint(deps.failPoint, 'between-parts');
        return kept;
      },
    });
    before += spoken.size;
  }
  if (!(await inTransaction(deps.pool, (tx) => finishSync(tx, claim)))) throw new NotOursError();
}

const syncOne = (deps: SyncDeps, id: number): Promise<void> =>
  runFenced<FencedClaim, AppError>(deps, {
    what: 'Weblate synchronisation',
    claim: (sql, token) => weblateSyncRows.claim(sql, { id, token }),
    work: (claim) => sync(deps, claim),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failSync,
    keepReason: weblateSyncRows.keepReason,
    givenUp: async (sql, claim) => new AppError('WEBLATE_GAVE_UP', await syncGivenUp(sql, claim)),
  });

/** Synchronises terms with Weblate. */
export const syncWeblate =
  (deps: SyncDeps) =>
  async (jobs: Job<JobData['platform.sync-weblate']>[]): Promise<void> => {
    for (const { data } of jobs) await syncOne(deps, data.syncId);
  };
