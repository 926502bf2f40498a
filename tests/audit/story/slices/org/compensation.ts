import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/compensation/${verb}`, by: 'clerk', input });
const whose = ({ notes: { employeeId } }: Scene) => ({ employeeId });

/** An item of compensation, somebody's amount of it, and its end. */
export const steps: readonly Step[] = [
  step('create-compensation-item', () => ({ code: 'STORY', name })),
  step('update-compensation-item', () => ({ code: 'STORY', version: 1, limits: { currency: 'USD', minimum: '1', maximum: '9' } })),
  step('put-compensation', (scene) => ({
    ...whose(scene),
    item: 'STORY',
    amount: '5.5',
    currency: 'USD',
    from: '2026-01-01',
    until: null,
    payrollEffectivePeriod: '2026-01',
  })),
  step('remove-compensation', async (scene) => ({
    ...whose(scene),
    id: (await scene.server.prisma.compensationRecord.findFirstOrThrow({ where: { ...whose(scene), item: { code: 'STORY' } } })).id,
  })),
];
