import { isAllowed, type LocalizedText, type OutputOf } from '@wagewright/contracts';
import {
  leavingReasonLabels,
  type listPersonnelActions,
  type PersonnelActionContent,
} from '@wagewright/contracts/careers/personnel-actions';
import { type ContractContent, contractKindLabels } from '@wagewright/contracts/org/contracts';
import { employmentCategoryLabels } from '@wagewright/contracts/org/employees';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import {
  costCenterColumns,
  departmentVersionColumns,
  isoDay,
  leaveTypeColumns,
  personnelActionColumns,
  positionColumns,
} from '@wagewright/db/columns';
import { withOpenApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import { todayOf } from '../../time/requests/index.ts';
import { aboutWhom } from './effects/index.ts';
import { type ActionRow, actingOf, beginsOn, whomOf } from './load-action.ts';
import { isEditor } from './standing.ts';

export type ActionView = OutputOf<typeof listPersonnelActions>['rows'][number];
type Fact = ActionView['says'][number];
type NamedThing = 'department' | 'position' | 'costCenter' | 'employee' | 'leaveType';

const withoutName: LocalizedText = { en: '', 'zh-CN': '' };
const both = (text: string): LocalizedText => ({ en: text, 'zh-CN': text });

/** What an action names, each with its id; null: none any more. */
const namesOf = (
  content: PersonnelActionContent,
): readonly { readonly field: Fact['field']; readonly what: NamedThing; readonly id: number | null }[] => {
  const said = { ...content } as Readonly<Record<string, unknown>>;
  const of = (key: string, field: Fact['field'], what: NamedThing) => {
    const id = said[key];
    return typeof id === 'number' || id === null ? [{ field, what, id }] : [];
  };
  return [
    ...of('departmentId', 'department', 'department'),
    ...of('positionId', 'position', 'position'),
    ...of('costCenterId', 'costCenter', 'costCenter'),
    ...of('supervisorId', 'supervisor', 'employee'),
    ...of('dottedSupervisorId', 'dottedSupervisor', 'employee'),
    ...of('typeId', 'leaveType', 'leaveType'),
  ];
};

type NameOf = (what: NamedThing, id: number) => LocalizedText;

/** The names of all that some actions name, one question for each kind of thing. */
async function readNames(prisma: PrismaClient, rows: readonly ActionRow[], today: string): Promise<NameOf> {
  const named = rows.flatMap(({ content }) => namesOf(personnelActionColumns.content(content)));
  const ids = (what: NamedThing) => [...new Set(named.flatMap((one) => (one.what === what && one.id !== null ? [one.id] : [])))];
  const among = (what: NamedThing) => ({ where: { id: { in: ids(what) } } });
  const departments = await sqlOfPrisma(prisma).query<{ id: number; name: unknown }>(
    'SELECT id, shown_department_name(id, $2::date) AS name FROM unnest($1::int[]) AS wanted(id)',
    [ids('department'), today],
  );
  const positions = await prisma.position.findMany(among('position'));
  const costCenters = await prisma.costCenter.findMany(among('costCenter'));
  const people = await prisma.employee.findMany({ ...among('employee'), select: { id: true, name: true, employeeNumber: true } });
  const types = await prisma.leaveType.findMany(among('leaveType'));
  const names: Readonly<Record<NamedThing, ReadonlyMap<number, LocalizedText | null>>> = {
    department: new Map(departments.map(({ id, name }) => [id, departmentVersionColumns.name(name)])),
    position: new Map(positions.map(({ id, title }) => [id, positionColumns.title(title)])),
    costCenter: new Map(costCenters.map(({ id, name }) => [id, costCenterColumns.name(name)])),
    employee: new Map(people.map(({ id, name, employeeNumber }) => [id, both(`${name} (${employeeNumber})`)])),
    leaveType: new Map(types.map(({ id, name }) => [id, leaveTypeColumns.name(name)])),
  };
  return (what, id) => names[what].get(id) ?? withoutName;
}

const sayContract = ({ kind, number }: Pick<ContractContent, 'kind' | 'number'>): LocalizedText => ({
  en: `${contractKindLabels[kind].en}, ${number}`,
  'zh-CN': `${contractKindLabels[kind]['zh-CN']}，${number}`,
});

/** What an action says, in the order in which people read it. */
function saysOf(content: PersonnelActionContent, nameOf: NameOf): Fact[] {
  // who begins has no place before, so that what is none is not said
  const begins = 'category' in content;
  const named = namesOf(content).filter(({ id }) => !begins || id !== null);
  const names = named.map(({ field, what, id }): Fact => ({ field, text: id === null ? null : nameOf(what, id), day: null }));
  const day = (field: Fact['field'], said: string | null | undefined): Fact[] => (said ? [{ field, text: null, day: said }] : []);
  const signed = 'contract' in content ? content.contract : null;
  const contract: Fact[] = signed ? [{ field: 'contract', text: sayContract(signed), day: null }] : [];
  return [
    ...names,
    ...(begins ? [{ field: 'category' as const, text: employmentCategoryLabels[content.category], day: null }] : []),
    ...contract,
    ...day('until', signed ? signed.endsOn : 'until' in content ? content.until : null),
    ...day('probationUntil', signed ? signed.probationUntil : 'probationUntil' in content ? content.probationUntil : null),
    ...('why' in content ? [{ field: 'why' as const, text: leavingReasonLabels[content.why], day: null }] : []),
  ];
}

/** Whether somebody may take an action back at all: who has asked for it, as long as it is open, and who looks after the person. */
export const takesBack = (actor: Pick<Actor, 'grants' | 'employeeId' | 'userId'>, action: ActionRow): boolean =>
  isEditor(actor, whomOf(action)) || (action.createdByUserId === actor.userId && !isAllowed(timeRequestMachine, action.status, 'revoke'));

const isOpen = (status: string): boolean =>
  isAllowed(timeRequestMachine, status, 'withdraw') || isAllowed(timeRequestMachine, status, 'cancel');

/** Actions as lists show them to somebody. */
export async function viewActions(prisma: PrismaClient, actor: Actor, rows: readonly ActionRow[], now: Date): Promise<ActionView[]> {
  const nameOf = await readNames(prisma, rows, isoDay(now));
  const users = await prisma.user.findMany({
    where: { id: { in: rows.flatMap(({ createdByUserId }) => createdByUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const askers = new Map(users.map(({ id, displayName }) => [id, displayName]));
  const views = rows.map((row): ActionView => {
    const acting = actingOf(row);
    const isAhead = beginsOn(acting) > todayOf(row, now);
    const { name, employeeNumber } = aboutWhom(row.employee, acting);
    const isApproved = isAllowed(timeRequestMachine, row.status, 'revoke');
    return {
      id: row.id,
      version: row.version,
      employeeId: row.employeeId,
      employee: name,
      employeeNumber,
      kind: acting.content.kind,
      effectiveDate: acting.on,
      says: saysOf(acting.content, nameOf),
      reason: row.reason,
      status: personnelActionColumns.status(row.status),
      isAhead: isApproved && isAhead,
      approvalId: row.approvalInstanceId,
      askedBy: askers.get(row.createdByUserId ?? 0) ?? null,
      createdAt: row.createdAt.toISOString(),
      mayTakeBack: takesBack(actor, row) && (isOpen(row.status) || (isApproved && isAhead)),
    };
  });
  return await withOpenApprovals(prisma, actor, views, now);
}
