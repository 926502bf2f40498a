import type { Sql } from '../../sql.ts';
import type { ImportJobRow } from './job-row.ts';
import { valueColumns } from './job-row.ts';
import { stagedTable } from './staged-rows.ts';

/** Codes of the columns of names in the two languages. */
export const bothNames = ['nameEn', 'nameZh'] as const;

/** Of what is new a name in one language is its name in both, as in the forms. @param standing a query of what stands: `key` */
export async function fillBothNames(sql: Sql, job: Pick<ImportJobRow, 'columns'>, standing: string): Promise<void> {
  const [en = 0, zh = 0] = bothNames.map((name) => valueColumns(job).findIndex(({ code }) => code === name) + 1);
  await sql.query(
    `UPDATE ${stagedTable} s SET given[${en}] = coalesce(s.given[${en}], s.given[${zh}]), given[${zh}] = coalesce(s.given[${zh}], s.given[${en}])
     WHERE (s.given[${en}] IS NULL) <> (s.given[${zh}] IS NULL) AND NOT EXISTS (SELECT FROM (${standing}) t WHERE t.key = s.key)`,
  );
}
