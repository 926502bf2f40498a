import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/contacts/${verb}-contact`, by: 'employee', input });
const content = { name: 'Mother', relationship: 'parent', phone: '+1 555 0100', birthDate: null, isEmergency: true };
const latest = async ({ server, notes: { employeeId } }: Scene) =>
  await server.prisma.employeeContact.findFirstOrThrow({
    where: { employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true },
  });

/** Whom to call, until somebody else is called. */
export const steps: readonly Step[] = [
  step('create', () => content),
  step('update', async (scene) => ({ ...(await latest(scene)), ...content, phone: '+1 555 0101' })),
  step('delete', latest),
];
