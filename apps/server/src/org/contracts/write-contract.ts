import type { ProcedureContract } from '@wagewright/contracts';
import type { ContractContent } from '@wagewright/contracts/org/contracts';
import { dayAfter, type Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { requireThere } from '../../core/actor.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { requireFit } from './check-contract.ts';

type Writing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'audit'>;

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(day));

/** What a contract says, as it is kept. */
export const columnsOfContract = ({ kind, number, signedOn, startsOn, endsOn, probationUntil, note }: ContractContent) => ({
  kind,
  number,
  signedOn: dayOf(signedOn),
  startsOn: new Date(startsOn),
  endsOn: dayOf(endsOn),
  probationUntil: dayOf(probationUntil),
  note: note || null,
});

interface More {
  readonly renewsId?: number | null;
  /** It goes on with the contract that ends on the day before it begins, where there is one that nothing goes on with. */
  readonly renews?: 'the-day-before';
  readonly reason?: string | null;
}

const dayBefore = async ({ tx }: Pick<Writing, 'tx'>, employeeId: number, startsOn: string): Promise<number | null> =>
  (await tx.employmentContract.findFirst({ where: { employeeId, endsOn: new Date(dayAfter(startsOn, -1)), renewedBy: null } }))?.id ?? null;

/**
 * Writes a contract of somebody who is locked or was made in this call. @returns its id
 * @throws AppError CONTRACT_NUMBER_TAKEN, CONTRACT_OVERLAPS and those of what no contract can say
 */
export async function writeContract(
  { tx, audit }: Writing,
  { id: employeeId, legalEntityId, name, employeeNumber }: Prisma.EmployeeModel,
  content: ContractContent,
  { renewsId: said = null, renews, reason = null }: More = {},
): Promise<number> {
  const renewsId = renews ? await dayBefore({ tx }, employeeId, content.startsOn) : said;
  await requireFit(tx, { employeeId, legalEntityId, name: `${name} (${employeeNumber})` }, content);
  const { id } = await tx.employmentContract.create({
    data: { ...columnsOfContract(content), employeeId, legalEntityId, renewsId },
  });
  audit({ entity: 'contract', entityId: id, after: toJson({ ...content, employeeId, renewsId, reason }) });
  return id;
}

/**
 * The contract with which somebody comes back, by whoever may sign contracts there as well.
 * @throws AppError AUTHORIZATION_REQUIRED, and those of writeContract
 */
export async function signFirstContract(
  call: Writing & Pick<ChangeCall<ProcedureContract<'mutation'>>, 'actor'>,
  method: string,
  employee: Prisma.EmployeeModel,
  content: ContractContent,
  reason: string | null,
): Promise<void> {
  requireThere(call.actor, 'contract.edit', employee.legalEntityId, method);
  await writeContract(call, employee, content, { reason });
}
