import type { Step } from '../../step.ts';

/** Somebody brings a file and thinks better of it. */
export const steps: readonly Step[] = [
  { procedure: 'platform/files/upload-file', by: 'employee', input: () => ({ purpose: 'attachment' }) },
  {
    procedure: 'platform/files/remove-file',
    by: 'employee',
    input: async ({ server }) => ({ id: (await server.prisma.storedFile.findFirstOrThrow({ orderBy: { id: 'desc' } })).id }),
  },
];
