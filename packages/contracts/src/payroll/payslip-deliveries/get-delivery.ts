import { z } from 'zod';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipCheckStatuses } from '../payslips/index.ts';
import { deliveryStatuses } from './delivery-machine.ts';
import { deliveryChannels } from './delivery-mark.ts';

export const getDelivery = defineProcedure({
  id: 'payroll/payslip-deliveries/get-delivery',
  kind: 'query',
  summary: 'What has become of one payslip: who was told in which way, when it was seen, and what its employee said of it.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: z.object({
    publishedAt: timestamp.nullable(),
    seenAt: timestamp.nullable(),
    /** It is published and waits for this day; null where it can be seen. */
    shownFrom: isoDate.nullable(),
    check: z.object({ status: z.enum(payslipCheckStatuses), until: isoDate.nullable(), at: timestamp.nullable() }),
    /** Each way in which somebody was told. */
    ways: z.array(
      z.object({
        id,
        channel: z.enum(deliveryChannels),
        /** Account or e-mail address. */
        recipient: z.string(),
        status: z.enum(deliveryStatuses),
        createdAt: timestamp,
        sentAt: timestamp.nullable(),
        /** In the words of the mail server. */
        failure: z.string().nullable(),
        resends: z.int(),
      }),
    ),
    disputeId: id.nullable(),
    /** Telling has failed or reached nobody, and the caller may tell again. */
    canResend: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslips/{id}/delivery' }],
});
