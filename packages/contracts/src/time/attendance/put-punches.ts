import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { name, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { deviceName, punchDirections, punchExternalId } from './attendance.ts';

/** A punch as a device knows it. */
const devicePunch = z.strictObject({
  externalId: punchExternalId,
  employeeNumber: name(limits.nameCharactersMax),
  at: timestamp,
  direction: z.enum(punchDirections).nullable().default(null),
});

export const putPunches = defineProcedure({
  id: 'time/attendance/put-punches',
  kind: 'mutation',
  summary:
    'Brings punches of a device, as often as need be: what it has brought already, by its external id, counts once. Those that cannot be are refused one by one, and the others are taken.',
  permission: 'attendance.edit',
  input: z.strictObject({
    device: deviceName,
    punches: z
      .array(devicePunch)
      .min(1)
      .max(limits.punchesAtOnceMax)
      .refine((punches) => new Set(punches.map(({ externalId }) => externalId)).size === punches.length, 'says an external id twice'),
  }),
  output: z.object({
    taken: z.int(),
    /** They were brought before. */
    known: z.int(),
    refused: z.array(z.object({ externalId: z.string(), reason: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/time/attendance/punches' }],
  audit: 'punches',
});
