import { demoSignIns } from '@wagewright/db/seed';
import type { Scene, Step } from '../../step.ts';

const hrId = async ({ server }: Scene): Promise<number> =>
  (await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } })).id;

/** Somebody is away for some days, and comes back earlier. */
export const steps: readonly Step[] = [
  {
    procedure: 'approvals/delegations/create-delegation',
    by: 'approver',
    input: async (scene) => ({ to: await hrId(scene), startsOn: '2026-01-01', endsOn: '2026-12-31', reason: 'story' }),
  },
  {
    procedure: 'approvals/delegations/end-delegation',
    by: 'approver',
    first: async ({ server }) => await server.prisma.approvalDelegation.updateMany({ data: { endsOn: new Date('2190-01-01') } }),
    input: async ({ server }) => ({ id: (await server.prisma.approvalDelegation.findFirstOrThrow()).id }),
  },
];
