import type { Language } from '@wagewright/contracts';
import type { batchForecast } from '@wagewright/contracts/payroll/batches';
import { hasAnyRecordChanged, type Prisma, readForecastMark, type Sql } from '@wagewright/db';
import { forecastColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import { failureText } from './batch-view.ts';

type Forecast = z.infer<typeof batchForecast>;

async function figuresOf(sql: Sql, { batchId, countedAt, figures }: Prisma.BatchForecastModel): Promise<Forecast['figures']> {
  const counted = forecastColumns.figures(figures);
  if (!counted || !countedAt) return null;
  const isOld = counted.mark !== (await readForecastMark(sql, batchId)) || (await hasAnyRecordChanged(sql, countedAt));
  return { countedAt: countedAt.toISOString(), isOld, last: counted.last, counts: counted.counts };
}

/** @param row null: nobody has asked for one yet */
export async function viewForecast(sql: Sql, row: Prisma.BatchForecastModel | null, language: Language | undefined): Promise<Forecast> {
  if (!row) return { isRunning: false, failure: null, figures: null };
  const state = forecastColumns.state(row.state);
  return {
    isRunning: state === 'running',
    failure: state === 'failed' ? failureText(row.failure, language) : null,
    figures: await figuresOf(sql, row),
  };
}
