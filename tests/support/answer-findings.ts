import type { TestCaller } from '@wagewright/server/testing';

/** Says of every open warning of a batch that it is right, and holds whom an error concerns: what stands before its submission. */
export async function answerFindings(caller: TestCaller, batchId: number): Promise<void> {
  const call = async <Data>(procedure: string, input: object): Promise<Data> => {
    const { data, error } = await caller.call(`payroll/${procedure}`, { batchId, ...input });
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data as Data;
  };
  const { findings } = await call<{ findings: { key: string; open: number }[] }>('findings/list-findings', {});
  for (const { key, open } of findings) if (open > 0) await call('findings/answer-findings', { key, seen: open, remark: 'as in the test' });
  const { rows } = await call<{ rows: { employeeId: number }[] }>('findings/list-found-people', { state: 'blocking', limit: 100 });
  for (const { employeeId } of rows) {
    const { error } = await caller.call('payroll/batches/hold-payee', { id: batchId, employeeId, held: true, reason: 'as in the test' });
    if (error) throw new Error(`hold-payee: ${error.code}: ${error.message}`);
  }
}
