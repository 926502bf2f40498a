import type { Scene, Step } from '../../step.ts';

const latest = async ({ server }: Scene) =>
  await server.prisma.compensationReview.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true, version: true } });
const content = { name: 'Spring', effectiveDate: '2031-03-01', payrollEffectivePeriod: '2031-03' };
const step = (verb: string, input: Step['input'], more: Pick<Step, 'first' | 'then'> = {}): Step => ({
  procedure: `careers/compensation-reviews/${verb}`,
  by: 'clerk',
  input,
  ...more,
});
/** Of those who have a base salary by then. */
const rule = async ({ server, notes }: Scene, percent: string) => {
  const { employeeNumber: value } = await server.prisma.employee.findUniqueOrThrow({ where: { id: notes.employeeId } });
  return { who: { conditions: [{ column: 'employeeNumber', operator: 'equals', value }] }, how: { by: 'percent', percent } };
};
const set =
  (status: string) =>
  async (scene: Scene): Promise<void> => {
    const { id } = await latest(scene);
    await scene.server.prisma.compensationReview.update({ where: { id }, data: { status } });
  };
/** Until its job is over. */
async function ended(scene: Scene): Promise<void> {
  const { id } = await latest(scene);
  const status = async () => (await scene.server.prisma.compensationReview.findUniqueOrThrow({ where: { id } })).status;
  while (['writing', 'undoing'].includes(await status())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A raise is proposed, changed, written and taken back; written once more, and at last given up. */
export const steps: readonly Step[] = [
  step('create-compensation-review', async (scene) => {
    const { legalEntityId } = await scene.server.prisma.employee.findUniqueOrThrow({ where: { id: scene.notes.employeeId } });
    return { legalEntityId, item: 'BASE_SALARY', currency: 'USD', ...content, rule: await rule(scene, '3') };
  }),
  step('update-compensation-review', async (scene) => ({ ...(await latest(scene)), ...content, rule: await rule(scene, '4') })),
  step('change-compensation-review-row', async (scene) => ({
    ...(await latest(scene)),
    employeeId: scene.notes.employeeId,
    change: { to: 'amount', amount: '900000', why: 'Outstanding' },
  })),
  step('submit-compensation-review', latest, { then: ended }),
  step('undo-compensation-review', latest, { then: ended }),
  step('write-compensation-review', latest, { first: set('approved'), then: ended }),
  step('cancel-compensation-review', latest, { first: set('draft') }),
];
