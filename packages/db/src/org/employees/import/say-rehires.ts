import { stagedTable, type TargetRecord } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { factsOf, placeOf } from './people-facts.ts';

const fixed = `'[{"code": "VALUE_FIXED", "column": "hireDate"}]'::jsonb`;

/**
 * The first day of somebody who is there stays as it is. Where a file says a later one of somebody who has left, it says what that would be: a file cannot tell whether they came
 * back or a day was wrong, and neither is written for the other.
 */
export async function sayRehires(sql: Sql, job: TargetRecord & { readonly id: number }): Promise<void> {
  const place = placeOf(job, 'hireDate');
  if (place === undefined) return;
  await sql.query(
    `UPDATE import_row r SET reasons = jsonb_build_array(jsonb_build_object('code', 'REHIRE_BY_FORM', 'column', 'hireDate',
       'details', jsonb_build_object('read', s.given[${place}], 'lastDay', to_char(e.termination_date, 'YYYY-MM-DD'))))
     FROM ${stagedTable} s, employee e
     WHERE r.import_id = $1::int AND r.effect = 'refused' AND r.reasons @> ${fixed} AND s.ordinal = r.ordinal
       AND e.employee_number = r.key AND e.legal_entity_id = ${factsOf(job).legalEntityId} AND s.given[${place}]::date > e.termination_date`,
    [job.id],
  );
}
