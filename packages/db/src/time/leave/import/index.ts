/** Files of what people have of leave on a day: a row for each person and type (ADR 162). */
import { calendarDate } from '@wagewright/contracts/time/calendars';
import { signedAmount } from '@wagewright/contracts/time/leave';
import { shaped } from '../../../org/company-lists/index.ts';
import { nameOwners } from '../../../org/compensation/index.ts';
import { changing, type ImportTarget } from '../../../platform/imports/index.ts';
import { leaveBalanceFacts, lookAtBalances, saidTable } from './said-balances.ts';
import { requireOthers, writeBalances } from './write-balances.ts';

/** All that is wrong with a row, beside what the file’s reader has said of it. */
const refuse = `
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = CASE WHEN r.effect = 'refused' THEN coalesce(r.reasons, '[]') ELSE '[]' END || s.found
  FROM ${saidTable} s WHERE r.import_id = $1::int AND r.ordinal = s.ordinal AND s.found <> '[]'`;

export const leaveBalancesTarget: ImportTarget = {
  takesNewKeys: true,
  linesMax: () => 1,
  // named after the rows are judged
  owners: () => `SELECT NULL::text AS key, NULL::text AS label, NULL::int AS owner_id WHERE false`,
  // of a row its balance on its day; the day and the reason are what the row says
  standing: (_job, said) =>
    said
      ? `SELECT key, line, owner_id, NULL::text AS label, cells FROM ${saidTable} WHERE cells IS NOT NULL`
      : `SELECT NULL::text AS key, 0 AS line, NULL::int AS owner_id, NULL::text AS label, NULL::text[] AS cells WHERE false`,
  checks: {
    balance: shaped(signedAmount, 'balance', 'NUMBER_NOT_TAKEN', { min: -9999.9999, max: 9999.9999 }),
    day: shaped(calendarDate, 'day', 'CALENDAR_DAY'),
  },
  knownValues: (job) =>
    `SELECT 'employeeNumber' AS code, employee_number AS text FROM employee WHERE legal_entity_id = ${leaveBalanceFacts(job).legalEntityId}`,
  resolve: (sql, job) => lookAtBalances(sql, job, 'staged'),
  lock: async (sql, job) => {
    await sql.query(
      `SELECT id FROM employee WHERE id IN (SELECT owner_id FROM import_row WHERE import_id = $1::int AND effect IN ${changing}) ORDER BY id FOR NO KEY UPDATE`,
      [job.id],
    );
    if (job.status === 'undoing') await requireOthers(sql, job);
    await lookAtBalances(sql, job, 'kept');
  },
  refuse: async (sql, job) => {
    for (const text of [nameOwners(leaveBalanceFacts(job).legalEntityId), refuse]) await sql.query(text, [job.id]);
  },
  write: writeBalances,
};
