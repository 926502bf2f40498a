import type { Scene, Step } from '../../step.ts';

const number = 'STORY-1';
async function hired({ server }: Scene): Promise<{ id: number; version: number }> {
  return await server.prisma.employee.findFirstOrThrow({ where: { employeeNumber: number }, select: { id: true, version: true } });
}
const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/employees/${verb}`, by: 'administrator', input });
const about = (verb: string, more: object): Step => step(verb, async (scene) => ({ ...(await hired(scene)), ...more }));

async function hire({ server }: Scene): Promise<object> {
  const place = await server.prisma.assignment.findFirstOrThrow({ where: { expiryDate: null }, include: { employee: true } });
  const { departmentId, positionId, employee } = place;
  const who = { employeeNumber: number, name: 'Story Teller', hireDate: '2026-02-01', category: 'fulltime-regular' };
  return { legalEntityId: employee.legalEntityId, departmentId, positionId, ...who };
}

async function back(scene: Scene): Promise<object> {
  const { id, version } = await hired(scene);
  const { departmentId, positionId } = await scene.server.prisma.assignment.findFirstOrThrow({ where: { employeeId: id } });
  return { id, version, from: '2026-09-01', departmentId, positionId, category: 'fulltime-regular', reason: 'Came back' };
}

/** Somebody from their hiring to their end, which is taken back; and everybody as a file. */
export const steps: readonly Step[] = [
  step('create-employee', hire),
  about('update-employee', { name: 'Story Told', birthDate: '1990-05-17', reason: 'Married' }),
  about('change-assignment', { from: '2026-03-01', category: 'parttime-regular', reason: 'Asked for it' }),
  about('remove-assignment-change', { from: '2026-03-01' }),
  about('end-employment', { lastDay: '2026-06-30', reason: 'Moves away' }),
  step('rehire-employee', back),
  about('take-back-rehire', { reason: 'Stays away' }),
  about('cancel-end', {}),
  step('export-employees', () => ({})),
];
