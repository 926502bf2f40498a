import type { Scene, Step } from '../../step.ts';

const living = async ({ server }: Scene) => ({ id: (await server.prisma.apiKey.findFirstOrThrow({ where: { revokedAt: null } })).id });
const make = { name: 'Story', permissions: ['user.read'] };

/** A key that its owner revokes, and one that is taken from them. */
export const steps: readonly Step[] = [
  { procedure: 'identity/api-keys/create-api-key', by: 'administrator', input: () => make },
  { procedure: 'identity/api-keys/revoke-api-key', by: 'administrator', input: living },
  {
    procedure: 'identity/api-keys/revoke-any-api-key',
    by: 'administrator',
    first: async ({ server }) => {
      const { userId, prefix, permissions } = await server.prisma.apiKey.findFirstOrThrow();
      const data = { userId, prefix, permissions, name: 'Story', tokenHash: Uint8Array.of(1), callsPerMinute: 1 };
      await server.prisma.apiKey.create({ data: { ...data, expiresAt: new Date('2190-01-01') } });
    },
    input: living,
  },
];
