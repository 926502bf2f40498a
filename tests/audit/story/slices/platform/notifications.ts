import type { Step } from '../../step.ts';

/** Who has read a message at sign-in takes that back. */
export const steps: readonly Step[] = [
  {
    procedure: 'platform/notifications/mark-unread',
    by: 'employee',
    input: async ({ server }) => {
      const { readAt } = await server.prisma.notification.findFirstOrThrow({ where: { thing: 'story', readAt: { not: null } } });
      return { readAt: readAt?.toISOString() };
    },
  },
];
