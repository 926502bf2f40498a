import { AppError, type InputOf, type OutputOf, requireTransition } from '@wagewright/contracts';
import { type completeSetupStep, type SetupEvent, setupMachine } from '@wagewright/contracts/payroll/setups';
import { payrollSetupColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { requireSetup, viewSetup } from './read-setup.ts';

type Contract = typeof completeSetupStep;
type Call = Pick<ChangeCall<Contract>, 'tx' | 'sql' | 'actor' | 'deps' | 'locks' | 'reach' | 'audit'> & {
  readonly input: InputOf<Contract>;
};

/**
 * A guided start under the lock of its legal entity, with what is there of it.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function setupForChange(call: Omit<Call, 'audit' | 'input'> & { readonly input: Omit<InputOf<Contract>, 'step'> }) {
  const { tx, locks, reach } = call;
  const { legalEntityId, version } = call.input;
  await requireSetup(tx, reach, legalEntityId);
  await locks.take('legal-entity', legalEntityId);
  const setup = await requireSetup(tx, reach, legalEntityId);
  if (setup.version !== version) throw new AppError('STALE_VERSION', { what: 'guided start', id: legalEntityId });
  const { facts } = await viewSetup(call, setup);
  return { ...setup, facts };
}

/**
 * Moves a guided start along its machine, by what is there of it.
 * @throws AppError NOT_FOUND; STALE_VERSION; ILLEGAL_TRANSITION where the step is not next, or its work is not done, or not gone
 */
export async function moveSetup(call: Call, verb: 'complete' | 'undo'): Promise<OutputOf<Contract>> {
  const { input, tx, audit } = call;
  const { legalEntityId } = input;
  const { facts, ...setup } = await setupForChange(call);
  const event: SetupEvent = `${verb}-${input.step}`;
  const to = payrollSetupColumns.status(requireTransition(setupMachine, { id: legalEntityId, status: setup.status }, event, facts).to);
  const version = setup.version + 1;
  await tx.payrollSetup.update({ where: { legalEntityId, version: setup.version }, data: { status: to, version } });
  audit({
    entity: 'setup',
    entityId: legalEntityId,
    before: { status: setup.status, version: setup.version },
    after: { status: to, version },
  });
  return await viewSetup(call, { ...setup, status: to, version });
}
