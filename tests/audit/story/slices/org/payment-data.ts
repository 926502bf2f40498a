import { demoSignIns } from '@wagewright/db/seed';
import type { Scene, Step } from '../../step.ts';

const hired = async ({ server }: Scene) =>
  await server.prisma.employee.findFirstOrThrow({
    where: { legalEntity: { country: 'US' }, terminationDate: null },
    orderBy: { id: 'desc' },
  });
const owner = async (scene: Scene) => {
  const { id: employeeId, version } = await hired(scene);
  return { employeeId, version };
};
const step = (verb: string, by: Step['by'], input: Step['input']): Step => ({ procedure: `org/payment-data/${verb}`, by, input });

/** The clerk is HR too. */
async function beHr({ server }: Scene): Promise<void> {
  const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
  const { id: roleId } = await server.prisma.role.findFirstOrThrow({ where: { code: 'hr' } });
  await server.prisma.userRole.create({ data: { userId, roleId } });
}

/** The numbers of somebody: entered, and looked at by whoever may. */
export const steps: readonly Step[] = [
  step('put-bank-account', 'administrator', async (scene) => ({
    ...(await owner(scene)),
    from: '2026-01-01',
    country: 'US',
    bank: 'Story Bank',
    holder: 'Story',
    routing: '011000015',
    account: '1234 5678',
  })),
  step('put-bank-split', 'administrator', async (scene) => ({
    ...(await owner(scene)),
    from: '2026-01-01',
    lines: [
      {
        account: { country: 'US', bank: 'Story Savings', holder: 'Story', routing: '011000015', account: '8765 4321' },
        portion: { kind: 'amount', amount: '200', currency: 'USD' },
      },
    ],
  })),
  step('put-tax-number', 'administrator', async (scene) => ({
    ...(await owner(scene)),
    from: '2026-01-01',
    country: 'US',
    number: '123-45-6789',
  })),
  step('put-identity', 'administrator', async (scene) => ({
    ...(await owner(scene)),
    kind: 'passport',
    country: 'US',
    number: 'C12345678',
  })),
  step('reveal-payment-number', 'clerk', async (scene) => {
    const { id: employeeId } = await hired(scene);
    const { id } = await scene.server.prisma.employeeBankAccount.findFirstOrThrow({
      where: { employeeId, effectiveDate: new Date('2026-01-01') },
    });
    return { employeeId, kind: 'bank-account', id };
  }),
  {
    procedure: 'org/payment-data/reveal-identity',
    by: 'clerk',
    first: beHr,
    input: async (scene) => {
      const { id: employeeId } = await hired(scene);
      const { id } = await scene.server.prisma.employeeIdentity.findFirstOrThrow({ where: { employeeId, kind: 'passport' } });
      return { employeeId, id };
    },
  },
];
