import { liveBatchStatuses } from '@wagewright/contracts/payroll/batches';
import { beginsIn, endsIn, hasBegunBy, lastDayBy, servedIn } from '../../org/service/index.ts';

/** Of a batch whom only others join: who is in no other live batch of its period. Nobody is in a batch that is not prepared. */
const joining = `NOT EXISTS (
    SELECT 1 FROM batch own JOIN batch other ON other.period_id = own.period_id AND other.id <> own.id
        AND other.status IN (${liveBatchStatuses.map((status) => `'${status}'`).join(', ')})
      JOIN batch_payee y ON y.batch_id = other.id
    WHERE own.id = $1::int AND own.joins = 'others' AND y.employee_id = e.id)`;

const chosen = (choice: 'add' | 'remove'): string =>
  `EXISTS (SELECT 1 FROM batch_choice c WHERE c.batch_id = $1::int AND c.employee_id = e.id AND c.choice = '${choice}')`;

/**
 * Everybody employed in the solution's legal entity on any day of the period, in whichever period of service; of a batch that was made for named employees those, be they gone
 * by now: what is still owed to a leaver is paid off-cycle. Whom a clerk has added is in, whom they have removed is not. $1 batch (0: none yet), $2 period.
 */
const employed = `
  FROM period p
  JOIN solution s ON s.id = p.solution_id
  JOIN employee e ON e.legal_entity_id = s.legal_entity_id AND ${hasBegunBy('e', 'p.end_date')}
    AND CASE WHEN EXISTS (SELECT 1 FROM batch_named_payee n WHERE n.batch_id = $1::int)
      THEN EXISTS (SELECT 1 FROM batch_named_payee n WHERE n.batch_id = $1::int AND n.employee_id = e.id)
      ELSE ${servedIn('e', 'p.start_date', 'p.end_date')} OR ${chosen('add')} END
    AND NOT ${chosen('remove')}`;

const joins = beginsIn('e', 'p.start_date', 'p.end_date');
const leaves = endsIn('e', 'p.start_date', 'p.end_date');

/**
 * Them in order of employee id with dense row numbers. Movement and department are frozen with them; the department is that of the last day
 * employed in the period. $1 batch.
 * @param period its parameter
 * @param alone the parameter that says whom alone, or null
 */
export const populationOf = (period: string, alone: string): string => `
  SELECT $1::int AS batch_id, e.id AS employee_id, row_number() OVER (ORDER BY e.id) AS row_number,
    CASE WHEN ${joins} AND ${leaves} THEN 'both' WHEN ${joins} THEN 'joiner' WHEN ${leaves} THEN 'leaver' END AS movement,
    a.department_id
  ${employed}
  LEFT JOIN assignment a ON a.employee_id = e.id AND daterange(a.effective_date, a.expiry_date, '[]') @> least(p.end_date, ${lastDayBy('e', 'p.end_date')})
  WHERE p.id = ${period} AND ${joining} AND (${alone} IS NULL OR e.id = ANY (${alone}))
  ORDER BY e.id`;

/** $2 period, $3 whom alone, or null. */
export const population = populationOf('$2::int', '$3::int[]');

/** So many of them by id, those after an id: a chunk. $3 after whom, $4 how many, $5 whom alone, or null. */
export const chunkOfPeople = `
  SELECT e.id AS employee_id ${employed}
  WHERE p.id = $2::int AND ${joining} AND e.id > $3::int AND ($5::int[] IS NULL OR e.id = ANY ($5::int[]))
  ORDER BY e.id LIMIT $4::int`;

const everybody = `${employed}
  WHERE p.id = $2::int AND ${joining}`;

/** How many they are. */
export const countOfPeople = `SELECT count(*)::int AS people ${everybody}`;

/** A page of them by id. $3 after how many, $4 how many. */
export const pageOfPeople = `SELECT e.id ${everybody} ORDER BY e.id OFFSET $3::int LIMIT $4::int`;
