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

/** Somebody is to work part-time, which is taken back before it begins; they resign, and think better of it. */
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
];
