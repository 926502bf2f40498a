import { AppError, type InputOf, type OutputOf } from '@wagewright/contracts';
import type { listFoundPeople } from '@wagewright/contracts/payroll/findings';
import { causesOf, listFoundPeople as readFoundPeople, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { ShownBatch } from '../batches/index.ts';
import { type SaidCause, sayCause, sayPerson } from './say-findings.ts';

export type FoundRow = OutputOf<typeof listFoundPeople>['rows'][number];
type Filter = Omit<InputOf<typeof listFoundPeople>, 'batchId' | 'offset' | 'limit'>;

export interface FoundRows {
  readonly total: number;
  readonly rows: FoundRow[];
}

/**
 * Reads the findings of a batch in windows, put into words.
 * @throws AppError NOT_FOUND for a cause that its rules do not have
 */
export function foundRows(deps: Deps, batch: ShownBatch, { key, severity, ...filter }: Filter) {
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const causes = causesOf(program);
  if (key !== undefined && !causes.some((cause) => cause.key === key)) throw new AppError('NOT_FOUND', { what: 'finding', id: key });
  const causeNos = causes.flatMap((cause, index) =>
    (key === undefined || cause.key === key) && (severity === undefined || cause.severity === severity) ? [index + 1] : [],
  );
  const of = { batchId: batch.id, runId: batch.currentRunId, causes };
  const said = new Map<number, SaidCause>();
  return async (offset: number, limit: number): Promise<FoundRows> => {
    const { rows, total } = await deps.db.prisma.$transaction((tx) =>
      readFoundPeople(sqlOfPrisma(tx), of, { ...filter, causeNos, offset, limit }),
    );
    const shown = rows.flatMap((found) => {
      const cause = causes[found.causeNo - 1];
      if (!cause) return [];
      const words = said.get(found.causeNo) ?? sayCause(program, cause);
      said.set(found.causeNo, words);
      return [{ ...sayPerson(words, found), cause: words.cause }];
    });
    return { total, rows: shown };
  };
}
