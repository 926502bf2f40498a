import type { Scene, Step } from '../../step.ts';

const rules = { charactersMin: 14, needs: ['digit'], refusesCommon: true, historyCount: 3, expiryDays: 90, secondFactor: 'optional' };
const fields = { name: 'Story', rules, userKinds: ['system'], roleIds: [] };
const now = async ({ server }: Scene): Promise<{ id: number; version: number }> => {
  const { id, version } = await server.prisma.securityStrategy.findFirstOrThrow({ where: { isDefault: false } });
  return { id, version };
};

/** System users get rules of their own, stricter ones, and none again. */
export const steps: readonly Step[] = [
  { procedure: 'identity/security-strategies/create-strategy', by: 'administrator', input: () => fields },
  {
    procedure: 'identity/security-strategies/update-strategy',
    by: 'administrator',
    input: async (scene) => ({ ...(await now(scene)), ...fields, rules: { ...rules, charactersMin: 20 }, lockout: null }),
  },
  { procedure: 'identity/security-strategies/delete-strategy', by: 'administrator', input: now },
];
