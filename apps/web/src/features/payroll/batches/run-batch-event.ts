import type { Inputs, Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { OwnEvent } from './own-event.ts';

type Client = ReturnType<typeof trpc.useUtils>['client']['payroll']['batches'];
type Reference = Inputs['payroll']['batches']['prepareBatch'];
export type Batch = Outputs['payroll']['batches']['getBatch'];

const backTo = (to: Inputs['payroll']['batches']['moveBatchBack']['to']) => (client: Client, reference: Reference) =>
  client.moveBatchBack.mutate({ ...reference, to });

/** The procedure that causes each event; files go with what is submitted. */
export const batchCalls: Record<OwnEvent, (client: Client, reference: Reference, files: readonly number[]) => Promise<Batch>> = {
  prepare: (client, reference) => client.prepareBatch.mutate(reference),
  'cancel-preparing': (client, reference) => client.cancelPreparation.mutate(reference),
  'cancel-moving': (client, reference) => client.cancelBatchMove.mutate(reference),
  'cancel-payslips': (client, reference) => client.cancelPayslipJob.mutate(reference),
  calculate: (client, reference) => client.calculateBatch.mutate(reference),
  'abort-run': (client, reference) => client.cancelRun.mutate(reference),
  submit: (client, reference, files) => client.submitBatch.mutate({ ...reference, files: [...files] }),
  withdraw: (client, reference) => client.withdrawBatch.mutate(reference),
  'submit-data': (client, reference) => client.submitBatchData.mutate(reference),
  'generate-payslips': (client, reference) => client.generatePayslips.mutate(reference),
  'publish-payslips': (client, reference) => client.publishPayslips.mutate(reference),
  close: (client, reference) => client.closeBatch.mutate(reference),
  cancel: (client, reference) => client.cancelBatch.mutate(reference),
  delete: (client, reference) => client.deleteBatch.mutate(reference),
  'back-to-new': backTo('new'),
  'back-to-waiting': backTo('waiting'),
  'back-to-calculated': backTo('calculated'),
  'back-to-approved': backTo('approved'),
};
