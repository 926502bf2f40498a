import { AppError } from '@wagewright/contracts';
import { isoDay, isRecord } from '@wagewright/db/columns';
import type { SubjectCall } from '../../../approvals/instances/index.ts';
import { changeProbation, openProbation } from '../../../org/contracts/index.ts';
import type { PersonRow } from '../../../time/requests/index.ts';
import { type Effect, whose } from './effect.ts';

const dayOf = (date: Date | null): string | null => date && isoDay(date);

/** @throws AppError NO_PROBATION */
async function probationOn({ tx }: Pick<SubjectCall, 'tx'>, person: PersonRow, on: string) {
  const contract = await openProbation(tx, person.id, on);
  if (!contract) throw new AppError('NO_PROBATION', { name: whose(person), date: on });
  return contract;
}

/** The contract of an action that was taken, as it stands now. */
async function contractOf({ tx }: Pick<SubjectCall, 'tx'>, person: PersonRow, undo: unknown) {
  const id = isRecord(undo) ? Number(undo['contractId']) : 0;
  return await tx.employmentContract.findFirst({ where: { id, employeeId: person.id } });
}

/** Probation is passed, as of the effective date. */
export const confirmProbation: Effect<'confirm-probation'> = {
  take: async (call, person, { on }) => {
    const contract = await probationOn(call, person, on);
    await changeProbation(call, contract, { probationPassedOn: new Date(on) });
    return { contractId: contract.id };
  },
  back: async (call, person, { on }, undo) => {
    const contract = await contractOf(call, person, undo);
    if (!contract || dayOf(contract.probationPassedOn) !== on) return false;
    await changeProbation(call, contract, { probationPassedOn: null });
    return true;
  },
};

/** Probation lasts longer, within the contract. */
export const extendProbation: Effect<'extend-probation'> = {
  take: async (call, person, { on, content: { probationUntil } }) => {
    const contract = await probationOn(call, person, on);
    const name = whose(person);
    const standing = dayOf(contract.probationUntil) ?? '';
    if (probationUntil <= standing) throw new AppError('PROBATION_NOT_LONGER', { name, standing, probationUntil });
    if (contract.endsOn !== null && probationUntil > isoDay(contract.endsOn))
      throw new AppError('PROBATION_OUTSIDE', { name, number: contract.number, probationUntil });
    await changeProbation(call, contract, { probationUntil: new Date(probationUntil) });
    return { contractId: contract.id, probationUntil: standing };
  },
  back: async (call, person, { content }, undo) => {
    const contract = await contractOf(call, person, undo);
    if (!contract || !isRecord(undo) || contract.probationPassedOn || dayOf(contract.probationUntil) !== content.probationUntil)
      return false;
    await changeProbation(call, contract, { probationUntil: new Date(String(undo['probationUntil'])) });
    return true;
  },
};
