import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = { 'platform/schedules/list-schedule-runs': { anywhere: {} } };

export const rows: ListedRows = {
  'platform/schedules/list-schedule-runs': {
    rows: idOf,
    // the log is one for all places; it is counted with the first
    of: async ({ solutionId }, { server, world }, role) =>
      solutionId === world.place(role, 'near').solutionId ? (await server.prisma.scheduleRun.findMany()).map(({ id }) => String(id)) : [],
  },
};
