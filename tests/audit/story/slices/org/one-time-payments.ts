import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/one-time-payments/${verb}`, by: 'clerk', input });
const whose = ({ notes: { employeeId } }: Scene) => ({ employeeId });
const content = { item: 'BONUS', amount: '500', currency: 'USD', payrollDate: '2026-01-15' };
const seen = async (scene: Scene) => {
  const { id, version } = await scene.server.prisma.oneTimePayment.findFirstOrThrow({ where: whose(scene) });
  return { ...whose(scene), id, version };
};

/** A bonus, more of it, and none. */
export const steps: readonly Step[] = [
  step('create-one-time-payment', (scene) => ({ ...whose(scene), ...content })),
  step('update-one-time-payment', async (scene) => ({ ...(await seen(scene)), ...content, amount: '600' })),
  step('delete-one-time-payment', seen),
];
