/** What an import of people keeps of the record that it goes into, and where its cells stand. */
import { z } from 'zod';
import { type ImportJobRow, placeOf, type TargetRecord } from '../../../platform/imports/index.ts';
import { payColumn } from '../../compensation/index.ts';
import { importedFields, type SaidField, saidBy } from '../../custom-fields/index.ts';
import { dayAtCompany } from '../../dated/index.ts';

/** Columns of people, in the order of the template; columns of pay follow, one for each item of compensation. */
export const peopleCells = [
  'name',
  'gender',
  'birthDate',
  'hireDate',
  'lastDay',
  'category',
  'department',
  'position',
  'costCenter',
  'supervisor',
  'dottedSupervisor',
  'email',
  'phone',
] as const;
/** Numbers of people with what stands beside them. */
export const numberCells = [
  'bank',
  'bankAccount',
  'bankHolder',
  'bankRouting',
  'bankCountry',
  'taxNumber',
  'taxCountry',
  'identityKind',
  'identityNumber',
  'identityCountry',
] as const;
export type NumberCell = (typeof numberCells)[number];
export type PeopleCell = (typeof peopleCells)[number] | NumberCell | 'payFrom' | 'currency';

/** To whom people report. */
export const bossCells = ['supervisor', 'dottedSupervisor'] as const;
export type BossCell = (typeof bossCells)[number];

/** Lists that a file adds to where it names what is not there. */
export const placeKinds = ['department', 'position', 'costCenter'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const peopleFacts = z.object({
  legalEntityId: z.int(),
  /** From which day on changes of people hold who are there already; ISO. */
  on: z.iso.date(),
  /** Of the legal entity. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Of the legal entity: of accounts and documents that say none. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(''),
  /** Which of the lists whoever imports may add to. */
  adds: z.object({ department: z.boolean(), position: z.boolean(), costCenter: z.boolean() }),
  /** Items of compensation that have a column. */
  items: z.array(z.object({ id: z.int(), code: z.string() })),
  /** Fields of the company's own that have a column, as they were when the file was read. */
  fields: importedFields,
});
export type PeopleFacts = z.output<typeof peopleFacts>;

export const factsOf = ({ target }: Pick<ImportJobRow, 'target'>): PeopleFacts => peopleFacts.parse(target);

/** SQL for a cell of a row of the import; a column that there is not is blank. */
export function cellOf(job: Pick<TargetRecord, 'columns'>, side: string, code: PeopleCell): string {
  const place = placeOf(job, code);
  return place === undefined ? 'NULL::text' : `${side}[${place}]`;
}

/** Items with where their amounts stand. */
export const paidItems = (job: TargetRecord): { readonly id: number; readonly code: string; readonly place: number }[] =>
  factsOf(job).items.flatMap(({ id, code }) => {
    const place = placeOf(job, payColumn(code));
    return place === undefined ? [] : [{ id, code, place }];
  });

/** Fields of the company's own with where their values stand. */
export const saidFields = (job: TargetRecord): SaidField[] => saidBy(job, factsOf(job).fields);

/** Rows of people that are to be created or changed, with whom they are about and from which day: `new` has no employee yet. */
export function changedPeople(job: TargetRecord): string {
  const facts = factsOf(job);
  const hired = `${cellOf(job, 'r.after', 'hireDate')}::date`;
  const day = `CASE WHEN r.before IS NULL THEN ${hired} ELSE ${dayAtCompany(facts.on, 'e')} END`;
  return `
  SELECT r.*, e.id AS employee_id, ${day} AS day, coalesce(${cellOf(job, 'r.after', 'payFrom')}::date, ${day}) AS pay_day
  FROM import_row r LEFT JOIN employee e ON e.employee_number = r.key AND e.legal_entity_id = ${facts.legalEntityId} AND r.before IS NOT NULL
  WHERE r.import_id = $1::int AND r.row_number IS NOT NULL AND r.effect IN ('created', 'updated')`;
}

export { placeOf };
