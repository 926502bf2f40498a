/** What each kind of action does, as data; and how it is tried out, taken and taken back. */
import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { type ChangeKind, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import type { SubjectCall } from '../../../approvals/instances/index.ts';
import type { ChangeCall } from '../../../core/implement.ts';
import type { PersonRow } from '../../../time/requests/index.ts';
import { leaveOfAbsence } from './absence.ts';
import { signContract } from './contract.ts';
import { type Acting, type Effect, whose } from './effect.ts';
import { takeHire, takeHiredBack } from './hire.ts';
import { confirmProbation, extendProbation } from './probation.ts';
import { rehire } from './rehire.ts';
import { termination } from './termination.ts';
import { partTime, promotion, transfer } from './work.ts';

export { type Acting, aboutWhom } from './effect.ts';

const effects: { readonly [Kind in ChangeKind]: Effect<Kind> } = {
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
const effectOf = <Kind extends ChangeKind>({ kind }: { readonly kind: Kind }): Effect<Kind> => effects[kind];

/** Whom an action has changed or made, and what it takes to write back what stood before. */
export interface Taken {
  readonly employeeId: number;
  readonly undo: object;
}

/**
 * Writes what an action says into the records, of somebody or, of a hire, of nobody yet.
 * @throws AppError ACTION_CHANGES_NOTHING, and what stands against it
 */
export async function takeEffect(call: SubjectCall, person: PersonRow | null, acting: Acting): Promise<Taken> {
  const { content } = acting;
  if (content.kind === 'hire') return await takeHire(call, { ...acting, content });
  if (!person) throw new Error(`a personnel action, ${content.kind}, of nobody`);
  const undo = await effectOf(content).take(call, person, { ...acting, content });
  if (undo === null) throw new AppError('ACTION_CHANGES_NOTHING', { name: whose(person), date: acting.on });
  return { employeeId: person.id, undo };
}

/** Whether an action could take effect now: it does, and is undone before anybody sees it. @throws AppError as `takeEffect` */
export async function tryOut(call: SubjectCall, person: PersonRow | null, acting: Acting): Promise<void> {
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
  const { content } = acting;
  const isBack =
    content.kind === 'hire'
      ? await takeHiredBack(call, person, { ...acting, content }, undo)
      : await effectOf(content).back(call, person, { ...acting, content }, undo);
  if (isBack) return;
  const kind = personnelActionFacts(content.kind).label;
  throw new AppError('ACTION_OVERTAKEN', { kind, name: whose(person), date: acting.on });
}
