import { sharedEmployeeId } from '@wagewright/db';

interface Owner {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
}

/** Whose line it is, as the contract says it. */
export const lineOwner = ({ employeeId, employeeNumber, name }: Owner) =>
  employeeId === sharedEmployeeId ? { employeeId: null, employeeNumber: null, name: null } : { employeeId, employeeNumber, name };
