import type { Scene, Step } from '../../step.ts';

const county = async ({ server }: Scene) => ({
  legalEntityId: (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id,
});
const step = (verb: string, input: Step['input'], first?: Step['first']): Step => ({
  procedure: `payroll/setups/${verb}`,
  by: 'administrator',
  input,
  ...(first ? { first } : {}),
});

/** The guided start of a legal entity is begun, goes on, and goes back over pay, which no file of its own has brought. */
export const steps: readonly Step[] = [
  step('begin-setup', county),
  step('complete-setup-step', async (scene) => ({ ...(await county(scene)), version: 1, step: 'people' })),
  step(
    'undo-setup-step',
    async (scene) => ({ ...(await county(scene)), version: 2, step: 'pay' }),
    async (scene) => {
      await scene.server.prisma.payrollSetup.updateMany({ data: { status: 'solution' } });
      await scene.server.prisma.importJob.updateMany({ where: { entity: 'compensation' }, data: { status: 'undone' } });
      await scene.server.prisma.batch.updateMany({ where: { status: 'closed' }, data: { status: 'approved' } });
    },
  ),
  step(
    'leave-setup',
    async (scene) => ({ ...(await county(scene)), version: 1 }),
    async (scene) => {
      await scene.server.prisma.payrollSetup.updateMany({ data: { status: 'people', version: 1 } });
    },
  ),
];
