import { employmentCategories } from '@wagewright/contracts/org/employees';
import type { Inputs } from '../../../shared/api/trpc.ts';
import { type NamedPerson, required } from '../../../shared/ui/form/index.ts';
import {
  contractInput,
  contractRules,
  type FirstContractValues,
  firstContractInput,
  firstContractRules,
  noFirstContract,
} from '../../org/contracts/index.ts';
import type { ActionForm, ActionKind } from './action.ts';

type Content = Inputs['careers']['personnelActions']['submitPersonnelAction']['content'];

/** What a transfer may leave empty. */
export type Emptied = 'supervisor' | 'dottedSupervisor' | 'costCenter';

/** What is typed, whatever the kind: each asks for some of it. A blank choice leaves things as they are. */
export interface ActionValues extends FirstContractValues {
  readonly kind: ActionKind | '';
  readonly effectiveDate: string;
  readonly department: string;
  readonly position: string;
  readonly costCenter: string;
  readonly supervisor: NamedPerson | null;
  readonly dottedSupervisor: NamedPerson | null;
  /** What is to be left empty from the day on, in place of another. */
  readonly emptied: readonly Emptied[];
  readonly category: string;
  readonly until: string;
  readonly leaveType: string;
  readonly why: string;
  readonly reason: string;
}

export const noAction: ActionValues = {
  ...noFirstContract,
  kind: '',
  effectiveDate: '',
  department: '',
  position: '',
  costCenter: '',
  supervisor: null,
  dottedSupervisor: null,
  emptied: [],
  category: 'fulltime-regular',
  until: '',
  leaveType: '',
  why: 'resignation',
  reason: '',
};

/** The fields that a kind has beside its day. */
export const fieldsOfKind = {
  'sign-contract': ['contractNumber'],
  'confirm-probation': [],
  'extend-probation': ['until'],
  transfer: ['department', 'position', 'supervisor', 'dottedSupervisor', 'costCenter'],
  promotion: ['position', 'supervisor'],
  'part-time': ['until'],
  'leave-of-absence': ['leaveType', 'until'],
  termination: ['why'],
  rehire: ['department', 'position', 'supervisor', 'dottedSupervisor', 'costCenter', 'category'],
} as const satisfies Readonly<Record<ActionKind, readonly (keyof ActionValues)[]>>;

/** Those of them that have to be said. */
const neededOfKind: Readonly<Record<ActionKind, readonly (keyof ActionValues)[]>> = {
  'sign-contract': [],
  'confirm-probation': [],
  'extend-probation': ['until'],
  transfer: [],
  promotion: ['position'],
  'part-time': [],
  'leave-of-absence': ['leaveType', 'until'],
  termination: ['why', 'reason'],
  rehire: ['department', 'position'],
};

const ifNeeded = (field: keyof ActionValues) => (value: unknown, values: ActionValues) =>
  values.kind !== '' && neededOfKind[values.kind].includes(field) ? required(value) : null;

const saysNothing = ({ department, position, costCenter, supervisor, dottedSupervisor, emptied }: ActionValues): boolean =>
  [department, position, costCenter].every((text) => text === '') &&
  supervisor === null &&
  dottedSupervisor === null &&
  emptied.length === 0;

type ContractRule<Found> = (value: string, values: ActionValues) => Found | null;
/** What is to be signed, or begins with coming back. */
const ofContract =
  <Found>(rule: ContractRule<Found>, ruleOfFirst: ContractRule<Found>): ContractRule<Found> =>
  (value, values) => {
    if (values.kind === 'sign-contract') return rule(value, values);
    return values.kind === 'rehire' ? ruleOfFirst(value, values) : null;
  };

export const actionRules = {
  contractNumber: ofContract(contractRules.contractNumber, firstContractRules.contractNumber),
  endsOn: ofContract(contractRules.endsOn, firstContractRules.endsOn),
  kind: required,
  effectiveDate: required,
  department: (value: string, values: ActionValues) =>
    values.kind === 'transfer' && saysNothing(values) ? required(value) : ifNeeded('department')(value, values),
  position: ifNeeded('position'),
  until: ifNeeded('until'),
  leaveType: ifNeeded('leaveType'),
  why: ifNeeded('why'),
  reason: ifNeeded('reason'),
};

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const place = ({ department, position, costCenter, supervisor, dottedSupervisor, emptied }: ActionValues) => ({
  ...(department === '' ? {} : { departmentId: Number(department) }),
  ...(position === '' ? {} : { positionId: Number(position) }),
  ...(costCenter === '' ? {} : { costCenterId: Number(costCenter) }),
  ...(supervisor === null ? {} : { supervisorId: supervisor.id }),
  ...(dottedSupervisor === null ? {} : { dottedSupervisorId: dottedSupervisor.id }),
  ...Object.fromEntries(emptied.map((field) => [`${field}Id`, null])),
});

const reasons = ['resignation', 'dismissal', 'mutual', 'contract-end', 'retirement', 'death', 'other'] as const;

const contents: { readonly [Kind in ActionKind]: (values: ActionValues) => Extract<Content, { kind: Kind }> } = {
  'sign-contract': (values) => ({ kind: 'sign-contract', contract: contractInput(values) }),
  'confirm-probation': () => ({ kind: 'confirm-probation' }),
  'extend-probation': ({ until }) => ({ kind: 'extend-probation', probationUntil: until }),
  transfer: (values) => ({ kind: 'transfer', ...place(values) }),
  promotion: ({ position, supervisor }) => ({
    kind: 'promotion',
    positionId: idOf(position) ?? 0,
    ...(supervisor === null ? {} : { supervisorId: supervisor.id }),
  }),
  'part-time': ({ until }) => ({ kind: 'part-time', until: until || null }),
  'leave-of-absence': ({ leaveType, until }) => ({ kind: 'leave-of-absence', typeId: idOf(leaveType) ?? 0, until }),
  termination: ({ why }) => ({ kind: 'termination', why: reasons.find((reason) => reason === why) ?? 'other' }),
  rehire: (values) => ({
    kind: 'rehire',
    departmentId: idOf(values.department) ?? 0,
    positionId: idOf(values.position) ?? 0,
    costCenterId: idOf(values.costCenter) ?? null,
    supervisorId: values.supervisor?.id ?? null,
    dottedSupervisorId: values.dottedSupervisor?.id ?? null,
    category: employmentCategories.find((one) => one === values.category) ?? 'fulltime-regular',
    contract: firstContractInput(values),
  }),
};

/** With what the form of a rehire begins: what somebody did last. */
export const lastWork = (work: ActionForm['work']): Partial<ActionValues> =>
  work
    ? {
        department: String(work.departmentId),
        position: String(work.positionId),
        costCenter: work.costCenterId === null ? '' : String(work.costCenterId),
        supervisor: work.supervisor,
        dottedSupervisor: work.dottedSupervisor,
        category: work.category,
      }
    : {};

/** As the call takes it; undefined while no kind is chosen. */
export const actionContent = (values: ActionValues): Content | undefined =>
  values.kind === '' ? undefined : contents[values.kind](values);

/** Through which day an action reaches; null: for ever. */
export const untilOf = ({ kind, until }: ActionValues): string | null =>
  (kind === 'part-time' || kind === 'leave-of-absence') && until !== '' ? until : null;
