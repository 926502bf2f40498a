import type { LocalizedText } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import type { BatchEvent, ReadinessRemedy } from '@wagewright/contracts/payroll/batches';
import type { Database, Sql } from '@wagewright/db';
import type { Programs } from '../solutions/index.ts';
import type { ShownBatch } from './read-batch.ts';

/** What a check is asked about, with what it finds it out; nothing is changed. */
export interface AskedBatch {
  readonly batch: ShownBatch;
  readonly prisma: Database['prisma'];
  readonly sql: Sql;
  /** The rules by which it is calculated, compiled. */
  readonly program: () => ReturnType<Programs['of']>;
}

/** Something that stands before a move of a batch. `{count}` in its words is what was counted; `one` is of a single thing. */
export interface ReadinessWords {
  readonly one?: LocalizedText;
  readonly other: LocalizedText;
}

/**
 * What a slice has to say before a move: its `readiness.ts` exports a list of them, and `npm run fix` gathers the lists. A blocker is what the move
 * itself refuses under its lock, asked by the same question; a warning is worth a look and stops nobody.
 */
export interface ReadinessCheck {
  readonly code: string;
  readonly severity: 'blocker' | 'warning';
  readonly before: readonly BatchEvent[];
  /** Where it is put right. */
  readonly remedy: ReadinessRemedy | null;
  readonly words: ReadinessWords;
  /** People, findings, changes; 1 of what is not about a number; 0: nothing to tell. */
  count(asked: AskedBatch): number | Promise<number>;
}

/** The words with the count in them. */
export function sayReadiness({ one, other }: ReadinessWords, count: number): LocalizedText {
  const said = count === 1 && one ? one : other;
  return {
    en: said.en.replace('{count}', formatterOf('en').count(count)),
    'zh-CN': said['zh-CN'].replace('{count}', formatterOf('zh-CN').count(count)),
  };
}
