import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { configTypes } from './config-types.ts';

export const getBehaviour = defineProcedure({
  id: 'platform/settings/get-behaviour',
  kind: 'query',
  summary: 'What pages go by: the settings of self-service, profile, team and names, and the caller’s own watermark.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({
    behaviour: z.object({
      'employee-self-service': configTypes['employee-self-service'],
      'profile-areas': configTypes['profile-areas'],
      'manager-actions': configTypes['manager-actions'],
      'hr-reminders': configTypes['hr-reminders'],
      'reporting-lines': configTypes['reporting-lines'],
      watermark: configTypes.watermark,
      'department-name': configTypes['department-name'],
    }),
    versions: z.record(z.string(), configVersion),
    /** What stands across the caller's pages; null where they are not marked. */
    watermark: z.string().nullable(),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/settings/behaviour' }],
});
