/** As whom somebody asks for a change of somebody’s work, and which kinds they may ask for. */
import { limits } from '@wagewright/contracts';
import { type ChangeKind, changeKinds, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { readConfig } from '@wagewright/contracts/platform/settings';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';

interface Whom {
  /** Null: nobody who is here yet. */
  readonly id: number | null;
  readonly legalEntityId: number;
}

/** Whether somebody may change a person’s work themselves, or hire; never their own. */
export const isEditor = ({ grants, employeeId }: Pick<Actor, 'grants' | 'employeeId'>, { id, legalEntityId }: Whom): boolean => {
  const reach = grants.get('personnel-action.edit');
  return reach !== undefined && (id === null || id !== employeeId) && (reach.all || reach.legalEntityIds.has(legalEntityId));
};

type ReadsConfig = Pick<Prisma.TransactionClient, 'systemConfig'>;

/** What the settings say of managers, or of employees themselves. */
export async function settingsOf<const Code extends 'manager-actions' | 'employee-self-service'>(tx: ReadsConfig, code: Code) {
  const row = await tx.systemConfig.findUnique({ where: { typeCode: code } });
  return readConfig(code, row?.value);
}

/** The kinds that the caller may ask for of somebody within their reach: all, or what the settings let managers ask for. */
export async function allowedKinds(
  tx: ReadsConfig,
  actor: Pick<Actor, 'grants' | 'employeeId'>,
  person: Whom,
): Promise<readonly ChangeKind[]> {
  if (isEditor(actor, person)) return changeKinds;
  const settings = await settingsOf(tx, 'manager-actions');
  return changeKinds.filter((kind) => {
    const { managers } = personnelActionFacts(kind);
    return managers !== null && settings[managers];
  });
}

const holds = (scope: string): Prisma.RoleWhereInput => ({ grants: { some: { permission: 'personnel-action.edit', scope } } });

/** Who looks after the people of a legal entity; where nobody does, who looks after those of all. Never the person themselves. */
export async function humanResourcesOf(tx: Pick<Prisma.TransactionClient, 'user'>, { id, legalEntityId }: Whom): Promise<number[]> {
  const others = { status: 'active', OR: [{ employeeId: null }, { employeeId: { not: id } }] };
  const there = {
    role: holds('legal-entity'),
    OR: [{ legalEntityId }, { legalEntityId: null, user: { employee: { legalEntityId } } }],
  };
  const find = async (roles: Prisma.UserWhereInput['roles']) =>
    await tx.user.findMany({
      where: { ...others, ...(roles ? { roles } : {}) },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: limits.approversPerNodeMax,
    });
  const own = await find({ some: there });
  const found = own.length > 0 ? own : await find({ some: { role: holds('all') } });
  return found.map((user) => user.id);
}
