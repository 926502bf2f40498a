import type { Scene, Step } from '../../step.ts';

const step = (verb: string, by: Step['by'], input: Step['input'], first?: Step['first']): Step => ({
  procedure: `careers/personnel-actions/${verb}`,
  by,
  input,
  ...(first ? { first } : {}),
});
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.personnelAction.findFirstOrThrow({
    where: { employeeId: notes.employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true },
  });
/** Employees resign by themselves, as an administrator has said. */
const letResign = async ({ server }: Scene) =>
  await server.prisma.systemConfig.upsert({
    where: { typeCode: 'employee-self-service' },
    create: { typeCode: 'employee-self-service', value: { selfTermination: true }, updatedAt: new Date() },
    update: { value: { selfTermination: true } },
  });

async function hire({ server }: Scene): Promise<object> {
  const place = await server.prisma.assignment.findFirstOrThrow({ where: { expiryDate: null }, include: { employee: true } });
  const { departmentId, positionId, employee } = place;
  const who = { employeeNumber: 'STORY-HIRE', name: 'Story Hired', hireDate: '2031-03-01', category: 'fulltime-regular' };
  const contract = { kind: 'open-ended', number: 'STORY-HIRE' };
  return { legalEntityId: employee.legalEntityId, departmentId, positionId, ...who, contract, reason: 'Grows' };
}

/** Somebody is to work part-time, which is taken back before it begins; they resign, and think better of it; somebody is hired. */
export const steps: readonly Step[] = [
  step('submit-personnel-action', 'administrator', ({ notes }) => ({
    employeeId: notes.employeeId,
    effectiveDate: '2031-03-01',
    content: { kind: 'part-time', until: null },
    reason: 'Studies',
  })),
  step('take-back-personnel-action', 'administrator', latest),
  step('submit-my-resignation', 'employee', () => ({ lastDay: '2031-03-31', reason: 'Moves away' }), letResign),
  step('take-back-my-resignation', 'employee', latest),
  step('submit-hire', 'administrator', hire),
];
