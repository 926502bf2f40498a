import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/contracts/${verb}`, by: 'administrator', input });
const signed = async ({ server }: Scene) =>
  await server.prisma.employmentContract.findFirstOrThrow({ where: { number: 'STORY' }, select: { id: true, version: true } });
const says = { kind: 'fixed-term', number: 'STORY', startsOn: '2031-01-01', endsOn: '2031-12-31' };

/** A contract is signed, changed, and removed again. */
export const steps: readonly Step[] = [
  step('sign-contract', ({ notes }) => ({ employeeId: notes.employeeId, ...says })),
  step('update-contract', async (scene) => ({ ...(await signed(scene)), ...says, signedOn: '2030-12-01' })),
  step('remove-contract', async (scene) => ({ ...(await signed(scene)), reason: 'Entered twice' })),
];
