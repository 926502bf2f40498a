import { demoPassword as password } from '@wagewright/db/seed';
import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import type { PlaceOf } from '../../world/index.ts';

const callback = { state: 's'.repeat(43), code: 'none' };
// the provider is there already, everybody has linked their account with it, and it does not answer
const fields = { name: 'Sample', issuer: 'https://127.0.0.1:9', clientId: 'sample', countsAsSecondFactor: false, isOn: true };

/** There is one provider for all places; it is counted with the first. */
const once = async ({ solutionId }: PlaceOf, { server, world }: Tools, role: Parameters<Tools['world']['place']>[0]) =>
  solutionId === world.place(role, 'near').solutionId ? (await server.prisma.signInProvider.findMany()).map(({ id }) => id) : [];

export const samples: Samples = {
  'identity/providers/list-providers': { anywhere: {} },
  'identity/providers/create-provider': { anywhere: { ...fields, code: 'matrix', clientSecret: 'none' } },
  'identity/providers/update-provider': { anywhere: { ...fields, id: 1, version: 2 } },
  'identity/providers/delete-provider': { anywhere: { id: 1, version: 1 } },
  'identity/providers/begin-sign-in': { anywhere: { provider: 'none' } },
  'identity/providers/complete-sign-in': { anywhere: callback },
  'identity/providers/list-links': { anywhere: {} },
  'identity/providers/begin-link': { anywhere: { provider: 'matrix', password } },
  'identity/providers/complete-link': { anywhere: callback },
  'identity/providers/remove-link': { anywhere: { providerId: 1 } },
};

export const rows: ListedRows = {
  'identity/providers/list-providers': { rows: idOf, of: once },
  'identity/providers/list-links': { rows: idOf, of: once },
};
