import { z } from 'zod';
import type { LocalizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { contractContent } from '../../org/contracts/index.ts';
import { employmentCategory, hireContent } from '../../org/employees/index.ts';
import type { ConfigValue } from '../../platform/settings/index.ts';
import { calendarDate } from '../../time/calendars/index.ts';

/** Why somebody leaves. */
export const leavingReasons = ['resignation', 'dismissal', 'mutual', 'contract-end', 'retirement', 'death', 'other'] as const;
export type LeavingReason = (typeof leavingReasons)[number];
export const leavingReasonLabels: Readonly<Record<LeavingReason, LocalizedText>> = {
  resignation: { en: 'Resignation', 'zh-CN': '辞职' },
  dismissal: { en: 'Dismissal', 'zh-CN': '辞退' },
  mutual: { en: 'By agreement', 'zh-CN': '协商解除' },
  'contract-end': { en: 'End of the contract', 'zh-CN': '合同到期' },
  retirement: { en: 'Retirement', 'zh-CN': '退休' },
  death: { en: 'Death', 'zh-CN': '身故' },
  other: { en: 'Another reason', 'zh-CN': '其他原因' },
};

/** Where somebody is to work; what is left out stays. */
const place = {
  departmentId: id.optional(),
  positionId: id.optional(),
  costCenterId: id.nullable().optional(),
  supervisorId: id.nullable().optional(),
  dottedSupervisorId: id.nullable().optional(),
};

/** A contract that begins on the effective date. */
const { startsOn: _startsOn, ...signed } = contractContent;

/** What is to happen to somebody, by its kind. The effective date is the first day of what is new; of a termination it is the last day of work. */
export const changeContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign-contract'), contract: z.strictObject(signed) }),
  z.strictObject({ kind: z.literal('confirm-probation') }),
  z.strictObject({ kind: z.literal('extend-probation'), probationUntil: calendarDate }),
  z
    .strictObject({ kind: z.literal('transfer'), ...place })
    .refine(({ kind: _kind, ...said }) => Object.values(said).some((value) => value !== undefined), 'says nothing that changes'),
  z.strictObject({ kind: z.literal('promotion'), positionId: id, supervisorId: id.nullable().optional() }),
  /** Part-time through a day; without one, until another change. */
  z.strictObject({ kind: z.literal('part-time'), until: calendarDate.nullable() }),
  /** Leave of a type that is not paid, from the effective date through a day. */
  z.strictObject({ kind: z.literal('leave-of-absence'), until: calendarDate, typeId: id }),
  z.strictObject({ kind: z.literal('termination'), why: z.enum(leavingReasons) }),
  /** Where somebody works who comes back; a new period of service begins on the effective date. */
  z.strictObject({
    kind: z.literal('rehire'),
    departmentId: id,
    positionId: id,
    costCenterId: id.nullable().default(null),
    supervisorId: id.nullable().default(null),
    dottedSupervisorId: id.nullable().default(null),
    category: employmentCategory,
    /** The first of the new period, which begins with it. */
    contract: z.strictObject(signed).nullable().default(null),
  }),
]);
/** All kinds: a hire makes somebody, whom the others change. */
export const personnelActionContent = z.discriminatedUnion('kind', [
  ...changeContent.options,
  z.strictObject({ kind: z.literal('hire'), ...hireContent }),
]);
export type PersonnelActionContent = z.output<typeof personnelActionContent>;
export type PersonnelActionKind = PersonnelActionContent['kind'];
/** The kinds that change somebody who is there. */
export type ChangeKind = z.output<typeof changeContent>['kind'];

interface KindFacts {
  readonly label: LocalizedText;
  /** The setting by which managers may ask for it; null: they never do. */
  readonly managers: keyof ConfigValue<'manager-actions'> | null;
}

const facts = {
  hire: { label: { en: 'Hire', 'zh-CN': '入职' }, managers: null },
  'confirm-probation': { label: { en: 'Confirmation of probation', 'zh-CN': '转正' }, managers: 'probation' },
  'extend-probation': { label: { en: 'Extension of probation', 'zh-CN': '延长试用期' }, managers: 'probation' },
  transfer: { label: { en: 'Transfer', 'zh-CN': '调动' }, managers: 'transfer' },
  promotion: { label: { en: 'Promotion', 'zh-CN': '晋升' }, managers: 'transfer' },
  'part-time': { label: { en: 'Part-time', 'zh-CN': '转为兼职' }, managers: 'partTimeJob' },
  'leave-of-absence': { label: { en: 'Leave of absence', 'zh-CN': '停薪留职' }, managers: null },
  'sign-contract': { label: { en: 'Contract', 'zh-CN': '签订合同' }, managers: 'signContract' },
  termination: { label: { en: 'Termination', 'zh-CN': '离职' }, managers: 'termination' },
  rehire: { label: { en: 'Rehire', 'zh-CN': '重新入职' }, managers: 'rehire' },
} as const satisfies Readonly<Record<PersonnelActionKind, KindFacts>>;

export const personnelActionKinds = Object.keys(facts) as [PersonnelActionKind, ...PersonnelActionKind[]];
export const changeKinds = personnelActionKinds.filter((kind): kind is ChangeKind => kind !== 'hire') as [ChangeKind, ...ChangeKind[]];
export const personnelActionFacts = (kind: PersonnelActionKind): KindFacts => facts[kind];
