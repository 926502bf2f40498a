/** Fields of the company's own in files of the records that have them (ADR 138): what an import keeps of them, what stands, what is refused and what is written. */
import { type CustomFieldEntity, customFieldKey, customFieldTypes } from '@wagewright/contracts/org/custom-fields';
import { z } from 'zod';
import { placeOf, type RowRule, type TargetRecord } from '../../platform/imports/index.ts';

/** Fields that have a column, as they were when the file was read. */
export const importedFields = z
  .array(z.object({ key: customFieldKey, version: z.int(), type: z.enum(customFieldTypes), isRequired: z.boolean() }))
  .default([]);
export type ImportedFields = z.output<typeof importedFields>;

/** A field with where its values stand among the cells of a row. */
export type SaidField = ImportedFields[number] & { readonly column: string; readonly place: number };

export const fieldColumn = (key: string): string => `custom:${key}`;

export const saidBy = (job: TargetRecord, fields: ImportedFields): SaidField[] =>
  fields.flatMap((field) => {
    const column = fieldColumn(field.key);
    const place = placeOf(job, column);
    return place === undefined ? [] : [{ ...field, column, place }];
  });

/** As a file would say it: a number that was typed with zeros at its end is the same without them. */
export const fieldCell = (record: string, { key, type }: Pick<SaidField, 'key' | 'type'>): string =>
  type === 'decimal' ? `trim_scale((${record}.custom->>'${key}')::numeric)::text` : `${record}.custom->>'${key}'`;

/** Longest whole numbers that fields hold. */
const fieldDigitsMax = 15;

/** Fields as the forms take them: what was silent before may stay so. */
export const fieldRules = (entity: CustomFieldEntity, fields: readonly SaidField[]): RowRule[] =>
  fields.flatMap(({ key, version, type, isRequired, column, place }): RowRule[] => {
    const [after, before] = [`r.after[${place}]`, `r.before[${place}]`];
    const isAsRead = `EXISTS (SELECT FROM custom_field f WHERE f.entity = '${entity}' AND f.key = '${key}' AND f.version = ${version})`;
    return [
      { when: `${after} IS DISTINCT FROM ${before} AND NOT ${isAsRead}`, code: 'FIELD_CHANGED', column },
      ...(isRequired ? [{ when: `r.before IS NULL AND ${after} IS NULL`, code: 'VALUE_REQUIRED', column }] : []),
      ...(type === 'integer' ? [{ when: `abs(${after}::numeric) >= 1e${fieldDigitsMax}`, code: 'VALUE_TOO_LARGE', column }] : []),
    ];
  });

/** What a side of a row says in the fields; a blank one is not there. */
export const fieldsSaid = (fields: readonly SaidField[], side: string): string =>
  `jsonb_strip_nulls(jsonb_build_object(${fields.map(({ key, place }) => `'${key}', ${side}[${place}]`).join(', ')}))`;

/** What a record says once a side of its row is written; fields that the file does not have stay. */
export const fieldsPut = (record: string, fields: readonly SaidField[], side: string): string =>
  `(${record}.custom - ARRAY[${fields.map(({ key }) => `'${key}'`).join(', ')}]::text[]) || ${fieldsSaid(fields, side)}`;
