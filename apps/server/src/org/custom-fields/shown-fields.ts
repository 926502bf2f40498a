import type { Permission } from '@wagewright/contracts';
import {
  type CustomField,
  type CustomFieldAudience,
  type CustomFieldEntity,
  customFieldAudiences,
  customFieldTypes,
} from '@wagewright/contracts/org/custom-fields';
import type { PrismaClient } from '@wagewright/db';
import { z } from 'zod';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';

const localized = z.object({ en: z.string(), 'zh-CN': z.string() });
const options = z.array(z.object({ value: z.string(), label: localized })).nullable();

export interface FieldView extends CustomField {
  readonly id: number;
  readonly entity: CustomFieldEntity;
  readonly audience: CustomFieldAudience;
  readonly version: number;
}

/** All fields of an entity, in the order in which they were added. */
export async function readFields(prisma: Pick<PrismaClient, 'customField'>, entity: CustomFieldEntity): Promise<FieldView[]> {
  const rows = await prisma.customField.findMany({ where: { entity }, orderBy: { id: 'asc' } });
  return rows.map(({ id, key, label, type, options: kept, required, mask, audience, version }) => ({
    id,
    entity,
    version,
    key,
    label: localized.parse(label),
    type: customFieldTypes.find((one) => one === type) ?? 'text',
    options: options.parse(kept) ?? [],
    required,
    mask,
    audience: customFieldAudiences.find((one) => one === audience) ?? 'pay',
  }));
}

/** What whoever sees a field of an audience needs beside reading the record. */
const needed: Readonly<Record<CustomFieldEntity, Readonly<Record<CustomFieldAudience, Permission | null>>>> = {
  employee: { record: null, editor: 'employee.edit', pay: 'pay.read' },
  department: { record: null, editor: 'department.edit', pay: 'pay.read' },
};

const covers = (grant: Reach | undefined, reach: Pick<Reach, 'all' | 'legalEntityIds'>): boolean =>
  grant !== undefined && (grant.all || (!reach.all && [...reach.legalEntityIds].every((id) => grant.legalEntityIds.has(id))));

/** Reach by people, not by legal entity, is held to be wider than any other: a field is then not shown in lists. */
const isByEntity = ({ solutionIds, batchIds, self, subordinates, department }: Reach): boolean =>
  solutionIds.size === 0 && batchIds.size === 0 && !self && !subordinates && !department;

interface Looking {
  readonly actor: Pick<Actor, 'grants'>;
  /** Of all the records that are looked at. */
  readonly reach: Reach;
}

/** Fields that whoever looks at some records may see in each of them. */
export async function shownFields(
  prisma: Pick<PrismaClient, 'customField'>,
  entity: CustomFieldEntity,
  { actor, reach }: Looking,
): Promise<FieldView[]> {
  return (await readFields(prisma, entity)).filter(({ audience }) => {
    const permission = needed[entity][audience];
    if (permission === null) return true;
    const grant = actor.grants.get(permission);
    return grant?.all === true || (isByEntity(reach) && covers(grant, reach));
  });
}

/** The same of one record. */
export const fieldsOfRecord = async (
  prisma: Pick<PrismaClient, 'customField'>,
  entity: CustomFieldEntity,
  actor: Pick<Actor, 'grants'>,
  legalEntityId: number,
): Promise<FieldView[]> =>
  (await readFields(prisma, entity)).filter(({ audience }) => {
    const permission = needed[entity][audience];
    return permission === null || covers(actor.grants.get(permission), { all: false, legalEntityIds: new Set([legalEntityId]) });
  });

/** As contracts show them. */
export const viewField = ({ key, label, type, options: choices, required, mask }: FieldView): CustomField => ({
  key,
  label,
  type,
  options: [...choices],
  required,
  mask,
});
