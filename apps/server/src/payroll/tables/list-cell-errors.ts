import { listCellErrors as contract, errorCausePeopleMax, errorCausesMax } from '@wagewright/contracts/payroll/tables';
import { listErrorCauses, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { errorRows } from './error-rows.ts';
import { viewFailedCell, viewFailure } from './view-failure.ts';

const none = { total: 0, rows: [], causes: { total: 0, people: 0, following: 0, rows: [] } };

export const listCellErrors = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  if (batch.currentRunId === null) return none;
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const sql = sqlOfPrisma(deps.db.prisma);
  const runId = batch.currentRunId;
  const shown = await errorRows(sql, program, runId, input.cause)(input.offset, input.limit);
  if (input.cause !== undefined) return { ...none, ...shown };
  const { causes, ...counts } = await listErrorCauses(sql, { runId, limit: errorCausesMax, each: errorCausePeopleMax });
  return {
    ...shown,
    causes: {
      ...counts,
      rows: causes.flatMap(({ key, code, detail, people, cells, concerned }) => {
        const [first] = concerned;
        if (!first) return [];
        const failure = viewFailure(program, { ...first, code, detail });
        return [{ key, ...failure, people, cells, concerned: concerned.map((one) => viewFailedCell(program, one)) }];
      }),
    },
  };
});
