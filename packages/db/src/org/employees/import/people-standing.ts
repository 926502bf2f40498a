/** What stands of people: one row each, as of a day. */
import { type SaidRows, stagedTable, type TargetRecord } from '../../../platform/imports/index.ts';
import { payColumn } from '../../compensation/index.ts';
import { fieldCell } from '../../custom-fields/index.ts';
import { dayAtCompany } from '../../dated/index.ts';
import { broughtStanding } from './brought-places.ts';
import { type NumberGroup, numberCellsOf, numbersIn } from './number-groups.ts';
import { factsOf, paidItems, type peopleCells, placeOf, saidFields } from './people-facts.ts';

export const peopleOwners = (job: TargetRecord): string => `
  SELECT e.employee_number AS key, e.name AS label, e.id AS owner_id FROM employee e WHERE e.legal_entity_id = ${factsOf(job).legalEntityId}`;

const iso = (column: string): string => `to_char(${column}, 'YYYY-MM-DD')`;

const cells: Readonly<Record<(typeof peopleCells)[number], string>> = {
  name: 'e.name',
  gender: 'e.gender',
  birthDate: iso('e.birth_date'),
  hireDate: iso('e.hire_date'),
  lastDay: iso('e.termination_date'),
  category: 'a.category',
  department: 'd.code',
  position: 'p.code',
  costCenter: 'c.code',
  supervisor: 's.employee_number',
  dottedSupervisor: 'o.employee_number',
  email: 'e.email',
  phone: 'e.phone',
};

export const stands = (alias: string, day: string): string =>
  `${alias}.effective_date <= ${day} AND coalesce(${alias}.expiry_date >= ${day}, true)`;

/** Key, and from which day the file says that pay holds. */
function saidDays(job: TargetRecord, said: SaidRows): string {
  const place = placeOf(job, 'payFrom');
  const day = place === undefined ? 'NULL::date' : said === 'staged' ? `min(given[${place}])::date` : `min(after[${place}])::date`;
  const rows = said === 'staged' ? stagedTable : 'import_row WHERE import_id = $1::int AND row_number IS NOT NULL AND after IS NOT NULL';
  return `(SELECT key, ${day} AS pay_from FROM ${rows} GROUP BY key)`;
}

/** People of the legal entity, each with the day as of which the file looks at them. */
export const people = (job: TargetRecord): string => {
  const facts = factsOf(job);
  return `(SELECT e.*, ${dayAtCompany(facts.on, 'e')} AS day FROM employee e WHERE e.legal_entity_id = ${facts.legalEntityId})`;
};

/** Which document a row of the file is about; where there is no file, the first that somebody has. */
function joinKind(job: TargetRecord, said: SaidRows | undefined): string {
  const place = placeOf(job, 'identityKind');
  if (!said || place === undefined)
    return 'LEFT JOIN (SELECT employee_id, min(kind) AS kind FROM employee_identity GROUP BY 1) dk ON dk.employee_id = e.id';
  const [cell, rows] =
    said === 'staged'
      ? [`given[${place}]`, stagedTable]
      : [`after[${place}]`, 'import_row WHERE import_id = $1::int AND row_number IS NOT NULL AND after IS NOT NULL'];
  return `LEFT JOIN (SELECT key, min(${cell}) AS kind FROM ${rows} GROUP BY 1) dk ON dk.key = e.employee_number`;
}

/** A number of each person: that of the day, or of the document. */
const joinNumber = (job: TargetRecord, { table, alias, isDated }: NumberGroup, said: SaidRows | undefined): string =>
  isDated
    ? `LEFT JOIN ${table} ${alias} ON ${alias}.employee_id = e.id AND ${stands(alias, 'e.day')}`
    : `${joinKind(job, said)} LEFT JOIN ${table} ${alias} ON ${alias}.employee_id = e.id AND ${alias}.kind = dk.kind`;

/** What each person is paid on the day of the file, or on that of the import. */
function paid(job: TargetRecord, said: SaidRows | undefined): string {
  const day = said ? 'coalesce(w.pay_from, e.day)' : 'e.day';
  const amounts = paidItems(job).map(({ id }) => `max(c.amount) FILTER (WHERE c.item_id = ${id})::text AS p${id}`);
  return `
    SELECT e.id, ${amounts.join(', ')}, CASE WHEN min(c.currency) = max(c.currency) THEN min(c.currency) END AS currency, max(c.effective_date) AS since
    FROM ${people(job)} e JOIN compensation_record c ON c.employee_id = e.id ${said ? `LEFT JOIN ${saidDays(job, said)} w ON w.key = e.employee_number` : ''}
    WHERE ${stands('c', day)} GROUP BY e.id`;
}

export function peopleStanding(job: TargetRecord, said?: SaidRows): string {
  const items = paidItems(job);
  const numbers = numbersIn(job);
  const pay = new Map<string, string>([
    ['payFrom', said ? iso('w.pay_from') : iso('y.since')],
    ['currency', 'y.currency'],
    ...items.map(({ id, code }) => [payColumn(code), `y.p${id}`] as const),
  ]);
  const own = new Map<string, string>([
    ...Object.entries(cells),
    ...saidFields(job).map((field) => [field.column, fieldCell('e', field)] as const),
    ...numbers.flatMap(numberCellsOf),
  ]);
  const all = job.columns.filter(({ role }) => role === 'value').map(({ code }) => pay.get(code) ?? own.get(code) ?? 'NULL');
  const isPaid = items.length > 0;
  return `
  SELECT e.employee_number AS key, 0 AS line, e.id AS owner_id, e.name AS label, ARRAY[${all.join(', ')}]::text[] AS cells
  FROM ${people(job)} e
  LEFT JOIN assignment a ON a.employee_id = e.id AND ${stands('a', 'e.day')}
  LEFT JOIN department d ON d.id = a.department_id LEFT JOIN position p ON p.id = a.position_id
  LEFT JOIN cost_center c ON c.id = a.cost_center_id LEFT JOIN employee s ON s.id = a.supervisor_id
  LEFT JOIN employee o ON o.id = a.dotted_supervisor_id
  ${numbers.map((group) => joinNumber(job, group, said)).join(' ')}
  ${isPaid ? `LEFT JOIN (${paid(job, said)}) y ON y.id = e.id` : ''}
  ${isPaid && said ? `LEFT JOIN ${saidDays(job, said)} w ON w.key = e.employee_number` : ''}
  ${said === 'kept' ? broughtStanding(job) : ''}`;
}
