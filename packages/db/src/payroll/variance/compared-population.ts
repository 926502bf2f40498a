/** Everybody whom one of two batches has, held ones too: `batch` and `previous` are SQL. */
export const eitherBatch = (batch: string, previous: string): string =>
  `SELECT employee_id FROM batch_payee WHERE batch_id = ${batch} UNION SELECT employee_id FROM batch_payee WHERE batch_id = ${previous}`;
