import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

/** A payslip of the place's paid batch, whoever's it is. */
const somebodysPayslip = async ({ paidBatchId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } })).id;

export const samples: Samples = {
  'payroll/payslip-deliveries/count-deliveries': { anywhere: {} },
  'payroll/payslip-deliveries/get-delivery': { about: async (place, tools) => ({ id: await somebodysPayslip(place, tools) }) },
  'payroll/payslip-deliveries/resend-payslips': { about: async (place, tools) => ({ ids: [await somebodysPayslip(place, tools)] }) },
  'payroll/payslip-deliveries/resend-batch-payslips': { about: ({ paidBatchId }) => ({ batchId: paidBatchId }) },
  'payroll/payslip-deliveries/resend-round-payslips': { about: ({ payslipRoundId }) => ({ roundId: payslipRoundId }) },
};

export const fields: VisibleFields = {
  'payroll/payslip-deliveries/count-deliveries': words('total marks canResend'),
  'payroll/payslip-deliveries/get-delivery': words('publishedAt seenAt shownFrom check ways disputeId canResend'),
};
