/** The main account of somebody is none of those among which their pay is split (ADR 154), on none of its days. */
import { isSameAccount } from '@wagewright/contracts/org/payment-data';
import type { ImportJobRow } from '../../../platform/imports/index.ts';
import { endSql, openNumber, type RowReason, refuseRows, type TargetRecord } from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import type { Sql } from '../../../sql.ts';
import { changesNumber, numbersIn, sealedAs } from './number-groups.ts';
import { cellOf, changedPeople } from './people-facts.ts';

interface Met {
  readonly ordinal: number;
  readonly position: number;
  readonly from: string;
  readonly country: string;
  readonly routing: string | null;
  readonly mainAs: string;
  /** As the file has brought it; null: it stands already. */
  readonly brought: Uint8Array | null;
  readonly standing: Uint8Array | null;
  readonly furtherAs: string;
  readonly further: Uint8Array;
}

/** Lines of a split that have the end of a new main account, on its days. */
function alike(job: TargetRecord): string {
  const [group] = numbersIn(job).filter(({ cell }) => cell === 'bankAccount');
  if (!group) return '';
  const [cell, country, routing] = (['bankAccount', 'bankCountry', 'bankRouting'] as const).map((one) => cellOf(job, 'r.after', one));
  const as = sealedAs(job, group, 'r.after');
  return `
  SELECT DISTINCT ON (r.ordinal, l.position) r.ordinal, l.position, to_char(r.day, 'YYYY-MM-DD') AS "from", l.country, l.routing, (${as})::text AS "mainAs", n.number AS brought,
    (SELECT b.account FROM employee_bank_account b WHERE b.employee_id = r.employee_id AND b.sealed_as = ${as} LIMIT 1) AS standing,
    l.sealed_as::text AS "furtherAs", l.account AS further
  FROM (${changedPeople(job)}) r JOIN employee_bank_split l ON l.employee_id = r.employee_id AND l.country = ${country} AND l.routing IS NOT DISTINCT FROM ${routing}
    AND l.account_end = ${endSql(cell ?? '')} AND coalesce(l.expiry_date >= r.day, true) AND l.effective_date < coalesce(
      (SELECT min(b.effective_date) FROM employee_bank_account b WHERE b.employee_id = r.employee_id AND b.effective_date > r.day), 'infinity')
  LEFT JOIN import_number n ON n.import_id = $1::int AND n.sealed_as = ${as}
  WHERE ${changesNumber(job, group)} ORDER BY r.ordinal, l.position, l.effective_date`;
}

export async function refuseSplitAccounts(sql: Sql, job: ImportJobRow, secrets: Secrets): Promise<void> {
  const text = alike(job);
  if (text === '') return;
  const refused = new Map<number, RowReason>();
  for (const met of await sql.query<Met>(text, [job.id])) {
    const { ordinal, position, from, country, routing, mainAs, brought, standing } = met;
    const further = secrets.open('employee_bank_split.account', met.furtherAs, met.further);
    const main = brought
      ? openNumber(secrets, job.id, mainAs, brought)
      : standing && secrets.open('employee_bank_account.account', mainAs, standing);
    if (main === null || !isSameAccount({ country, routing, account: main }, { country, routing, account: further })) continue;
    refused.set(ordinal, { code: 'MAIN_ACCOUNT_IN_SPLIT', column: 'bankAccount', details: { position, from } });
  }
  await refuseRows(
    sql,
    job,
    [...refused].map(([ordinal, reason]) => ({ ordinal, reason })),
  );
}
