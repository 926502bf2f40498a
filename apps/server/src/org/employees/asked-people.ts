import type { Language, LocalizedText } from '@wagewright/contracts';
import { customFieldTypes } from '@wagewright/contracts/org/custom-fields';
import type { PeopleFilter } from '@wagewright/contracts/org/employees';
import type { AskedPeople, PrismaClient } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { z } from 'zod';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';

const localized = z.object({ en: z.string(), 'zh-CN': z.string() });
const options = z.array(z.object({ value: z.string(), label: localized })).nullable();

export interface FieldView {
  readonly key: string;
  readonly label: LocalizedText;
  readonly type: (typeof customFieldTypes)[number];
  readonly options: readonly { readonly value: string; readonly label: LocalizedText }[];
}

/** The custom fields of employees that may be seen. */
export async function shownFields(prisma: Pick<PrismaClient, 'customField'>): Promise<FieldView[]> {
  const rows = await prisma.customField.findMany({ where: { entity: 'employee' }, orderBy: { id: 'asc' } });
  return rows.map(({ key, label, type, options: kept }) => ({
    key,
    label: localized.parse(label),
    type: customFieldTypes.find((one) => one === type) ?? 'text',
    options: options.parse(kept) ?? [],
  }));
}

interface Asking {
  readonly filter: PeopleFilter;
  readonly reach: Reach;
  readonly actor: Pick<Actor, 'employeeId'>;
  readonly now: Date;
  readonly fields: readonly FieldView[];
  readonly language: Language;
}

/** Which people are asked about: within the caller's reach today, as they are on the day that is looked at. */
export function askedPeople({ filter: { on, ...filter }, reach, actor, now, fields, language }: Asking): AskedPeople {
  const today = isoDay(now);
  return { reach: { ...reach, employeeId: actor.employeeId }, on: on ?? today, today, filter, fields, language };
}
