import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';

const key = { about: ({ apiKeyId }: { apiKeyId: number }) => ({ id: apiKeyId }) };

export const samples: Samples = {
  'identity/api-keys/list-api-keys': { anywhere: {} },
  'identity/api-keys/list-all-api-keys': { anywhere: {} },
  // what each of those who make keys holds
  'identity/api-keys/create-api-key': { anywhere: { name: 'One more', permissions: ['api-key.make'] } },
  'identity/api-keys/revoke-api-key': key,
  'identity/api-keys/revoke-any-api-key': key,
};

const byId = ({ rows: shown }: { rows: readonly { id: number }[] }) => shown.map(({ id }) => id);

export const rows: ListedRows = {
  'identity/api-keys/list-api-keys': { rows: byId, of: ({ apiKeyId }) => [apiKeyId] },
  'identity/api-keys/list-all-api-keys': {
    rows: byId,
    of: async (_place, { server }) => (await server.prisma.apiKey.findMany()).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'identity/api-keys/list-api-keys': words(
    'id name prefix owner userId permissions addresses callsPerMinute state createdAt expiresAt lastUsedAt lastUsedAddress',
  ),
};
