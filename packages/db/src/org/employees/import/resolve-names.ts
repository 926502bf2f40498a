/** What the rows of a file say → what is meant: codes of departments, positions and cost centers, numbers of supervisors, the day and currency of pay. */
import { stagedTable, type TargetRecord } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { placeLists } from './brought-places.ts';
import { type BossCell, bossCells, factsOf, type PlaceKind, paidItems, placeKinds, placeOf } from './people-facts.ts';

const plain = (text: string): string => `lower(btrim(${text}))`;

/** Names of the departments that stand from the day of the import on; of the other lists those that they have. */
const namesOf = (job: TargetRecord, kind: PlaceKind): string => {
  const { legalEntityId, on } = factsOf(job);
  const { table, name } = placeLists[kind];
  return kind === 'department'
    ? `SELECT x.code, v.name FROM department x JOIN department_version v ON v.department_id = x.id AND coalesce(v.expiry_date >= DATE '${on}', true)
       WHERE x.legal_entity_id = ${legalEntityId}`
    : `SELECT x.code, x.${name} AS name FROM ${table} x`;
};

/** By name: the code, null where several are called so. */
const byName = (names: string): string => `
  SELECT ${plain('n.name')} AS name, CASE WHEN count(DISTINCT n.code) = 1 THEN min(n.code) END AS code
  FROM (SELECT x.code, x.name ->> 'en' AS name FROM (${names}) x UNION SELECT x.code, x.name ->> 'zh-CN' FROM (${names}) x) n GROUP BY 1`;

const reason = (code: string, column: string, read: string): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}', 'column', '${column}', 'read', ${read}, 'details', jsonb_build_object('read', ${read})))`;

/** A code as it is, else a name that is one entry's, else the text as the file first writes it: what is not there is added or refused later. */
function resolvePlaces(job: TargetRecord): string | null {
  const kinds = placeKinds.flatMap((kind) => {
    const place = placeOf(job, kind);
    return place === undefined ? [] : [{ kind, place }];
  });
  if (kinds.length === 0) return null;
  const joins = kinds.map(
    ({ kind, place }) => `
    LEFT JOIN (${placeLists[kind].entries(factsOf(job).legalEntityId)}) ${kind}_coded ON ${kind}_coded.code = s.given[${place}]
    LEFT JOIN (${byName(namesOf(job, kind))}) ${kind}_named ON ${kind}_named.name = ${plain(`s.given[${place}]`)}
    LEFT JOIN (SELECT ${plain(`given[${place}]`)} AS name, min(btrim(given[${place}])) AS text FROM ${stagedTable} GROUP BY 1) ${kind}_said
      ON ${kind}_said.name = ${plain(`s.given[${place}]`)}`,
  );
  const meant = kinds.map(({ kind }) => `coalesce(${kind}_coded.code, ${kind}_named.code, ${kind}_said.text) AS ${kind}_meant`);
  const unclear = kinds.map(
    ({ kind, place }) => `CASE WHEN ${kind}_coded.code IS NULL AND ${kind}_named.name IS NOT NULL AND ${kind}_named.code IS NULL
      THEN ${reason('PLACE_UNCLEAR', kind, `s.given[${place}]`)} ELSE '[]' END`,
  );
  return `
  UPDATE ${stagedTable} s SET ${kinds.map(({ kind, place }) => `given[${place}] = m.${kind}_meant`).join(', ')},
    reasons = nullif(coalesce(s.reasons, '[]') || m.unclear, '[]')
  FROM (SELECT s.ordinal, ${meant.join(', ')}, ${unclear.join(' || ')} AS unclear FROM ${stagedTable} s ${joins.join('')}) m
  WHERE m.ordinal = s.ordinal
    AND (m.unclear <> '[]' OR ${kinds.map(({ kind, place }) => `s.given[${place}] IS DISTINCT FROM m.${kind}_meant`).join(' OR ')})`;
}

/** A number as it is; else the name of one person here who has not left by then, or of one in the file. */
function resolveBoss(job: TargetRecord, boss: BossCell): string | null {
  const place = placeOf(job, boss);
  const name = placeOf(job, 'name');
  if (place === undefined || name === undefined) return null;
  const { legalEntityId, on } = factsOf(job);
  const said = `s.given[${place}]`;
  return `
  WITH person AS MATERIALIZED (
    SELECT employee_number AS number, name FROM employee
    WHERE legal_entity_id = ${legalEntityId} AND coalesce(termination_date >= DATE '${on}', true)
    UNION SELECT key, given[${name}] FROM ${stagedTable} WHERE key <> '' AND given[${name}] IS NOT NULL),
  known AS MATERIALIZED (
    SELECT employee_number AS number FROM employee WHERE legal_entity_id = ${legalEntityId} UNION SELECT key FROM ${stagedTable} WHERE key <> ''),
  named AS (SELECT ${plain('name')} AS name, CASE WHEN count(DISTINCT number) = 1 THEN min(number) END AS number FROM person GROUP BY 1),
  met AS (
    SELECT s.ordinal, coalesce(k.number, n.number) AS number, CASE WHEN k.number IS NULL AND n.name IS NULL THEN ${reason('SUPERVISOR_UNKNOWN', boss, said)}
      WHEN k.number IS NULL AND n.number IS NULL THEN ${reason('SUPERVISOR_UNCLEAR', boss, said)} ELSE '[]' END AS wrong
    FROM ${stagedTable} s LEFT JOIN known k ON k.number = ${said} LEFT JOIN named n ON n.name = ${plain(said)} WHERE ${said} IS NOT NULL)
  UPDATE ${stagedTable} s SET given[${place}] = coalesce(m.number, ${said}), reasons = nullif(coalesce(s.reasons, '[]') || m.wrong, '[]')
  FROM met m WHERE m.ordinal = s.ordinal AND (m.wrong <> '[]' OR m.number IS DISTINCT FROM ${said})`;
}

/** Of somebody new pay holds from the first day and in the currency of the company, where the file does not say otherwise; without pay there is neither. */
function settlePay(job: TargetRecord): string | null {
  const [from, currency, hired] = [placeOf(job, 'payFrom'), placeOf(job, 'currency'), placeOf(job, 'hireDate')];
  const items = paidItems(job);
  if (from === undefined || currency === undefined || hired === undefined || items.length === 0) return null;
  const isPaid = `coalesce(${items.map(({ place }) => `s.given[${place}]`).join(', ')}) IS NOT NULL`;
  const facts = factsOf(job);
  return `
  UPDATE ${stagedTable} s SET given[${from}] = CASE WHEN ${isPaid} THEN coalesce(s.given[${from}], s.given[${hired}]) END,
    given[${currency}] = CASE WHEN ${isPaid} THEN coalesce(upper(s.given[${currency}]), '${facts.currency}') END
  WHERE NOT EXISTS (SELECT FROM employee e WHERE e.employee_number = s.key AND e.legal_entity_id = ${facts.legalEntityId})
    AND (${isPaid} OR s.given[${from}] IS NOT NULL OR s.given[${currency}] IS NOT NULL)`;
}

export async function resolveNames(sql: Sql, job: TargetRecord): Promise<void> {
  for (const text of [resolvePlaces(job), ...bossCells.map((boss) => resolveBoss(job, boss)), settlePay(job)])
    if (text !== null) await sql.query(text);
}

/** Codes and names by which columns of a file are known again: numbers of people, departments, positions, cost centers. */
export const peopleKnown = (job: TargetRecord): string =>
  [
    `SELECT 'employeeNumber' AS code, employee_number AS text FROM employee WHERE legal_entity_id = ${factsOf(job).legalEntityId}`,
    ...placeKinds.flatMap((kind) => {
      const names = namesOf(job, kind);
      return [
        `SELECT '${kind}', x.code FROM (${placeLists[kind].entries(factsOf(job).legalEntityId)}) x`,
        `SELECT '${kind}', x.name ->> 'en' FROM (${names}) x`,
        `SELECT '${kind}', x.name ->> 'zh-CN' FROM (${names}) x`,
      ];
    }),
  ].join(' UNION ');
