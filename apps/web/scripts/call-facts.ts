import { procedures } from '@wagewright/contracts/registry';

/** `payroll/batches/get-batch` → `payroll.batches.getBatch`, the name under which tRPC calls it. */
const callName = (id: string) => id.replaceAll('/', '.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const callNamesWhere = (key: 'immediate' | 'idempotent') => procedures.filter((one) => one[key]).map((one) => callName(one.id));

/** What the contracts say of each call, as constants that the build writes in: the browser's first load needs none of their schemas. */
export const callFactDefinitions = {
  __IMMEDIATE_CALLS__: JSON.stringify(callNamesWhere('immediate')),
  __IDEMPOTENT_CALLS__: JSON.stringify(callNamesWhere('idempotent')),
};
