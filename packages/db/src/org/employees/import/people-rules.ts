/** What a row of people must be by itself and against what stands: all that is wrong with it at once, in one statement. */

import { type RowRule, refuseFound, type TargetRecord } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { isNoCurrency, limitsBroken, payColumn } from '../../compensation/index.ts';
import { fieldRules } from '../../custom-fields/index.ts';
import { departmentDays } from '../../departments/index.ts';
import { phoneOrMailRules } from './account-holders.ts';
import { placeCharactersMax, placeLists } from './brought-places.ts';
import { bossCells, cellOf, changedPeople, factsOf, type PeopleCell, paidItems, placeKinds, placeOf, saidFields } from './people-facts.ts';

const day = (value: string): string => `to_char(${value}, 'YYYY-MM-DD')`;

/** Cells that hold from a day on. */
const datedCells = ['category', 'department', 'position', 'costCenter', ...bossCells] as const satisfies readonly PeopleCell[];

const isNew = 'r.before IS NULL';

function personRules(job: TargetRecord): RowRule[] {
  const { legalEntityId } = factsOf(job);
  const after = (code: PeopleCell): string => cellOf(job, 'r.after', code);
  const changesDated = [...datedCells.map((code) => [after(code), cellOf(job, 'r.before', code)] as const), ...payCells(job)]
    .map(([then, before]) => `${then} IS DISTINCT FROM ${before}`)
    .join(' OR ');
  return [
    {
      when: `${isNew} AND EXISTS (SELECT FROM employee o WHERE o.employee_number = r.key AND o.legal_entity_id <> ${legalEntityId})`,
      code: 'EMPLOYEE_NUMBER_ELSEWHERE',
      column: 'employeeNumber',
    },
    {
      when: `${after('birthDate')}::date >= ${after('hireDate')}::date`,
      code: 'BORN_TOO_LATE',
      column: 'birthDate',
      details: [
        ['read', after('birthDate')],
        ['hireDate', after('hireDate')],
      ],
    },
    {
      when: `${after('lastDay')}::date < ${after('hireDate')}::date`,
      code: 'ENDS_BEFORE_IT_BEGINS',
      column: 'lastDay',
      details: [
        ['read', after('lastDay')],
        ['hireDate', after('hireDate')],
      ],
    },
    {
      when: `NOT (${isNew}) AND ${after('lastDay')}::date >= ${after('hireDate')}::date AND ${after('lastDay')}::date < r.day AND (${changesDated})`,
      code: 'GONE_BY_THEN',
      column: 'lastDay',
      details: [
        ['read', after('lastDay')],
        ['from', day('r.day')],
      ],
    },
  ];
}

const payCells = (job: TargetRecord): (readonly [string, string])[] =>
  paidItems(job).map(({ place }) => [`r.after[${place}]`, `r.before[${place}]`] as const);

/** What is not there is added by the file where whoever imports may; a department that is there must stand all the time. */
function placeRules(job: TargetRecord): RowRule[] {
  const { legalEntityId, adds } = factsOf(job);
  const lists = placeKinds.flatMap((kind): RowRule[] => {
    if (placeOf(job, kind) === undefined) return [];
    const text = cellOf(job, 'r.after', kind);
    const missing = `${text} IS NOT NULL AND NOT EXISTS (SELECT FROM (${placeLists[kind].entries(legalEntityId)}) x WHERE x.code = ${text})`;
    const read = [['read', text]] as const;
    return adds[kind]
      ? [
          {
            when: `length(${text}) > ${placeCharactersMax} AND ${missing}`,
            code: 'PLACE_SHAPE',
            column: kind,
            details: [...read, ['max', String(placeCharactersMax)]],
          },
        ]
      : [{ when: missing, code: 'PLACE_UNKNOWN', column: kind, details: read }];
  });
  const department = cellOf(job, 'r.after', 'department');
  const worked = `daterange(r.day, ${cellOf(job, 'r.after', 'lastDay')}::date, '[]')`;
  return [
    ...lists,
    {
      when: `(${isNew} OR ${department} IS DISTINCT FROM ${cellOf(job, 'r.before', 'department')})
        AND coalesce(${cellOf(job, 'r.after', 'lastDay')}::date >= r.day, true) AND NOT (s.days @> ${worked})`,
      code: 'DEPARTMENT_NOT_THEN',
      column: 'department',
      details: [
        ['read', department],
        ['from', day('r.day')],
      ],
    },
  ];
}

/** Amounts as the forms take them (payroll specification §5, compensation file). */
function payRules(job: TargetRecord): RowRule[] {
  const currency = cellOf(job, 'r.after', 'currency');
  if (placeOf(job, 'currency') === undefined) return [];
  return [
    { when: isNoCurrency(currency), code: 'CURRENCY_UNKNOWN', column: 'currency', details: [['read', currency]] },
    ...paidItems(job).flatMap(({ id, code, place }): RowRule[] => {
      const [amount, before, column] = [`r.after[${place}]`, `r.before[${place}]`, payColumn(code)];
      const changed = `(${amount} IS DISTINCT FROM ${before} OR ${currency} IS DISTINCT FROM ${cellOf(job, 'r.before', 'currency')})`;
      const [minimum, maximum] = ['minimum', 'maximum'].map((name) => `(SELECT ${name} FROM compensation_item WHERE id = ${id})`);
      return [
        { when: `${amount}::numeric = 0`, code: 'PAY_ZERO', column },
        {
          when: `${changed} AND ${amount}::numeric <> 0 AND (SELECT limit_currency FROM compensation_item WHERE id = ${id}) = ${currency}
            AND ${limitsBroken(`${amount}::numeric`, minimum ?? '', maximum ?? '')}`,
          code: 'COMPENSATION_LIMITS',
          column,
          details: [
            ['read', amount],
            ['min', `coalesce(${minimum}::text, '–')`],
            ['max', `coalesce(${maximum}::text, '–')`],
          ],
        },
      ];
    }),
  ];
}

export async function refuseWrongPeople(
  sql: Sql,
  job: TargetRecord & { readonly id: number; readonly askedByUserId: number },
): Promise<void> {
  const rules = [
    ...personRules(job),
    ...placeRules(job),
    ...payRules(job),
    ...fieldRules('employee', saidFields(job)),
    ...phoneOrMailRules(job, job.askedByUserId),
  ];
  await sql.query(
    refuseFound(
      rules,
      `(${changedPeople(job)}) r
       LEFT JOIN (${departmentDays(`legal_entity_id = ${factsOf(job).legalEntityId}`)}) s ON s.code = ${cellOf(job, 'r.after', 'department')}`,
    ),
    [job.id],
  );
}
