import type { Scene, Step } from '../../step.ts';

const step = (verb: string, by: Step['by'], input: Step['input'], first?: Step['first']): Step => ({
  procedure: `time/corrections/${verb}`,
  by,
  input,
  ...(first ? { first } : {}),
});
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.punchCorrection.findFirstOrThrow({
    where: { employeeId: notes.employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true },
  });
const approve = async ({ server, notes }: Scene) => {
  const date = new Date('2025-06-03');
  await server.prisma.punchCorrection.create({ data: { employeeId: notes.employeeId, date, reason: 'Story', status: 'approved' } });
};

/** A correction that is asked for and taken back; another one that was approved, which HR takes back. */
export const steps: readonly Step[] = [
  step('submit-my-correction', 'employee', () => ({ date: '2025-06-02', inTime: '08:00', reason: 'Story' })),
  step('cancel-my-correction', 'employee', latest),
  step('cancel-correction', 'administrator', async (scene) => ({ ...(await latest(scene)), reason: 'Another day' }), approve),
];
