/** Rows that all employees share are kept under employee 0, who is nobody. */
export const sharedEmployeeId = 0;

interface Owner {
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
}

/** Whose line it is, as the contract says it. */
export const lineOwner = ({ employeeId, employeeNumber, name }: Owner) =>
  employeeId === sharedEmployeeId ? { employeeId: null, employeeNumber: null, name: null } : { employeeId, employeeNumber, name };
