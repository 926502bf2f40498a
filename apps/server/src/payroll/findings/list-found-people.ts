import { AppError } from '@wagewright/contracts';
import { listFoundPeople as contract } from '@wagewright/contracts/payroll/findings';
import { causesOf, listFoundPeople as readFoundPeople, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { type SaidCause, sayCause, sayPerson } from './say-findings.ts';

export const listFoundPeople = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, key, severity, ...filter } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const causes = causesOf(program);
  if (key !== undefined && !causes.some((cause) => cause.key === key)) throw new AppError('NOT_FOUND', { what: 'finding', id: key });
  const causeNos = causes.flatMap((cause, index) =>
    (key === undefined || cause.key === key) && (severity === undefined || cause.severity === severity) ? [index + 1] : [],
  );
  const of = { batchId, runId: batch.currentRunId, causes };
  const { rows, total } = await readFoundPeople(sqlOfPrisma(deps.db.prisma), of, { ...filter, causeNos });
  const said = new Map<number, SaidCause>();
  return {
    total,
    rows: rows.flatMap((found) => {
      const cause = causes[found.causeNo - 1];
      if (!cause) return [];
      const words = said.get(found.causeNo) ?? sayCause(program, cause);
      said.set(found.causeNo, words);
      return [{ ...sayPerson(words, found), cause: words.cause }];
    }),
  };
});
