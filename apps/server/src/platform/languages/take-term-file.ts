import type { OutputOf, ProcedureContract } from '@wagewright/contracts';
import { refusedRowsTold, type UploadMode, type uploadTerms } from '@wagewright/contracts/platform/languages';
import { readSaidTerms } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import type { ChangeCall, SteppedCall } from '../../core/implement.ts';
import { keepMadeFile } from '../files/index.ts';
import { changeTerms, type HeldLanguage, holdLanguages } from './change-terms.ts';
import { failureFile } from './failure-file.ts';
import { changeOf, judgeTerms, type RefusedTerm, type TermCounts } from './judge-term-file.ts';
import { readTermFile, type TermFile } from './read-term-file.ts';

type Contract = ProcedureContract<'mutation'>;
type Told = OutputOf<typeof uploadTerms>;

const nothing: TermCounts = { created: 0, updated: 0, restored: 0, unchanged: 0 };
const added = (one: TermCounts, other: TermCounts): TermCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  restored: one.restored + other.restored,
  unchanged: one.unchanged + other.unchanged,
});

interface Written {
  readonly counts: TermCounts;
  readonly refused: readonly RefusedTerm[];
}

/** Judges and writes under the locks of the languages that the file speaks. */
async function write(call: ChangeCall<Contract>, file: TermFile, mode: UploadMode): Promise<Written> {
  const held: HeldLanguage[] = await holdLanguages(call, file.langs);
  const before = new Map<string, Awaited<ReturnType<typeof readSaidTerms>>>();
  for (const { id, lang } of held) before.set(lang, await readSaidTerms(call.sql, id));
  const said = (lang: string) => new Map((before.get(lang) ?? []).map(({ key, text }) => [key, text]));
  const saidBy = new Map(held.map(({ lang }) => [lang, said(lang)]));
  const { taken, refused } = judgeTerms(file, held, (lang) => saidBy.get(lang) ?? new Map(), mode);
  let counts = nothing;
  let changed = 0;
  for (const language of held) {
    const stood = before.get(language.lang) ?? [];
    const change = changeOf(file, language, stood, { taken, mode });
    counts = added(counts, change);
    changed += await changeTerms(call, language, stood, change);
  }
  if (changed === 0) call.unchanged();
  return { counts, refused };
}

/** Keeps what was refused as a file for whoever brought it. What was taken is written by then, so that a file that cannot be kept takes nothing of that back. */
async function keepRefused(call: SteppedCall<Contract>, file: TermFile, refused: readonly RefusedTerm[]): Promise<Told['failureFile']> {
  if (refused.length === 0) return null;
  const { deps, context, actor } = call;
  try {
    const name = context.http.file?.name ?? 'terms';
    const made = await keepMadeFile(deps, failureFile(name, file, refused, languageOf(context)), 'import');
    const kept = await call.inTransaction(async (change) => await made.giveTo(change, actor.userId, deps.clock()));
    return { id: kept.id, name: kept.name };
  } catch (error) {
    deps.log.error({ err: error, traceId: context.traceId }, 'the file of refused terms could not be kept');
    return null;
  }
}

/** A file of terms is read, judged row by row and written. */
export async function takeTermFile(call: SteppedCall<Contract>, mode: UploadMode): Promise<Told> {
  const { deps, context } = call;
  const book = await deps.terms.fresh();
  const file = await readTermFile(
    deps,
    context.http.file,
    book.languages.map(({ lang }) => lang),
  );
  const { counts, refused } = await call.inTransaction(async (change) => await write(change, file, mode));
  return {
    rows: file.terms.length,
    ...counts,
    refused: refused.length,
    refusals: refused.slice(0, refusedRowsTold).map(({ row, key, reason }) => ({ row, key, reason })),
    failureFile: await keepRefused(call, file, refused),
  };
}
