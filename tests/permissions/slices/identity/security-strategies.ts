import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const rules = { charactersMin: 14, needs: ['digit'], refusesCommon: true, historyCount: 3, expiryDays: 90, secondFactor: 'optional' };
const fields = { name: 'Sample', rules, userKinds: ['custom'], roleIds: [] };

export const samples: Samples = {
  'identity/security-strategies/list-strategies': { anywhere: {} },
  'identity/security-strategies/create-strategy': { anywhere: fields },
  // the default one, which names nobody itself
  'identity/security-strategies/update-strategy': {
    anywhere: { ...fields, id: 1, version: 1, userKinds: [], lockout: { afterFailures: 10, minutes: 30 } },
  },
  'identity/security-strategies/delete-strategy': { anywhere: { id: 1, version: 1 } },
  'identity/security-strategies/get-pattern-by-account': { anywhere: { account: 'nobody' } },
  'identity/security-strategies/get-pattern-by-user': { anywhere: {} },
  'identity/security-strategies/get-pattern-by-strategy': { anywhere: { id: 1 } },
};

export const rows: ListedRows = {
  'identity/security-strategies/list-strategies': {
    rows: idOf,
    // they are for all places; they are counted with the first
    of: async ({ solutionId }, { server, world }, role) =>
      solutionId === world.place(role, 'near').solutionId ? (await server.prisma.securityStrategy.findMany()).map(({ id }) => id) : [],
  },
};
