import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/cost-allocations/${verb}`, by: 'clerk', input });
const owner = ({ notes: { employeeId } }: Scene) => ({ employeeId, item: null, from: '2026-01-01' });

/** Somebody's cost is divided, and is not. */
export const steps: readonly Step[] = [
  step('put-cost-allocation', async (scene) => {
    const centers = await scene.server.prisma.costCenter.findMany({ take: 2, orderBy: { id: 'asc' } });
    const parts = centers.map(({ code }, place) => ({ costCenter: code, ratio: '0.5', isMain: place === 0 }));
    return { ...owner(scene), until: null, parts };
  }),
  step('remove-cost-allocation', owner),
];
