/** What each kind of action does, as data; and how it is tried out, taken and taken back. */
import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { type PersonnelActionKind, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import type { SubjectCall } from '../../../approvals/instances/index.ts';
import type { ChangeCall } from '../../../core/implement.ts';
import type { PersonRow } from '../../../time/requests/index.ts';
import { leaveOfAbsence } from './absence.ts';
import { signContract } from './contract.ts';
import { type Acting, type Effect, whose } from './effect.ts';
import { confirmProbation, extendProbation } from './probation.ts';
import { rehire } from './rehire.ts';
import { termination } from './termination.ts';
import { partTime, promotion, transfer } from './work.ts';

export type { Acting } from './effect.ts';

const effects: { readonly [Kind in PersonnelActionKind]: Effect<Kind> } = {
  'sign-contract': signContract,
  'confirm-probation': confirmProbation,
  'extend-probation': extendProbation,
  transfer,
  promotion,
  'part-time': partTime,
  'leave-of-absence': leaveOfAbsence,
  termination,
  rehire,
};
const effectOf = <Kind extends PersonnelActionKind>({ content }: Acting<Kind>): Effect<Kind> => effects[content.kind as Kind];

/**
 * Writes what an action says into the records. @returns what it takes to write back what stood before
 * @throws AppError ACTION_CHANGES_NOTHING, and what stands against it
 */
export async function takeEffect(call: SubjectCall, person: PersonRow, acting: Acting): Promise<object> {
  const undo = await effectOf(acting).take(call, person, acting);
  if (undo === null) throw new AppError('ACTION_CHANGES_NOTHING', { name: whose(person), date: acting.on });
  return undo;
}

/** Whether an action could take effect now: it does, and is undone before anybody sees it. @throws AppError as `takeEffect` */
export async function tryOut(call: SubjectCall, person: PersonRow, acting: Acting): Promise<void> {
  await call.sql.query('SAVEPOINT tried_out');
  try {
    await takeEffect({ ...call, audit: () => undefined }, person, acting);
  } finally {
    await call.sql.query('ROLLBACK TO SAVEPOINT tried_out');
  }
}

/** Writes back what stood before an action. @throws AppError ACTION_OVERTAKEN */
export async function takeEffectBack(
  call: ChangeCall<ProcedureContract<'mutation'>>,
  person: PersonRow,
  acting: Acting,
  undo: unknown,
): Promise<void> {
  if (await effectOf(acting).back(call, person, acting, undo)) return;
  const kind = personnelActionFacts(acting.content.kind).label;
  throw new AppError('ACTION_OVERTAKEN', { kind, name: whose(person), date: acting.on });
}
