import * as approvals from './approvals/procedures.ts';
import * as careers from './careers/procedures.ts';
import type { ProcedureContract } from './core/procedure.ts';
import * as identity from './identity/procedures.ts';
import * as org from './org/procedures.ts';
import * as payroll from './payroll/procedures.ts';
import * as platform from './platform/procedures.ts';
import * as time from './time/procedures.ts';

const isContract = (value: unknown): value is ProcedureContract =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && 'permission' in value && 'rest' in value;

const areas: readonly Readonly<Record<string, object>>[] = [platform, identity, org, approvals, time, payroll, careers];

/** Every procedure of the product, by slice in the order of the areas. */
export const procedures: readonly ProcedureContract[] = areas
  .flatMap((area) => Object.values(area))
  .flatMap((slice) => Object.values(slice).filter(isContract));
