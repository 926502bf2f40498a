import type { OutputOf } from '@wagewright/contracts';
import type { ContractContent, listContracts } from '@wagewright/contracts/org/contracts';
import { contractColumns, isoDay } from '@wagewright/db/columns';
import { type StoredFile, viewFile } from '../../platform/files/index.ts';
import type { ContractModel } from './check-contract.ts';
import type { LoadedContract } from './load-contract.ts';

type ContractView = OutputOf<typeof listContracts>['rows'][number];

const dayOf = (date: Date | null): string | null => date && isoDay(date);

/** What a contract says. */
export const contentOf = (row: ContractModel): ContractContent => ({
  kind: contractColumns.kind(row.kind),
  number: row.number,
  signedOn: dayOf(row.signedOn),
  startsOn: isoDay(row.startsOn),
  endsOn: dayOf(row.endsOn),
  probationUntil: dayOf(row.probationUntil),
  note: row.note,
});

function stateOn({ startsOn, endsOn }: ContractContent, day: string): ContractView['state'] {
  if (startsOn > day) return 'ahead';
  return endsOn !== null && endsOn < day ? 'ended' : 'running';
}

interface Beside {
  readonly files: readonly StoredFile[];
  readonly mayEdit: boolean;
  /** As of which it runs, has ended or is still to begin. */
  readonly day: string;
}

export function viewContract(row: LoadedContract, { files, mayEdit, day }: Beside): ContractView {
  const content = contentOf(row);
  return {
    id: row.id,
    version: row.version,
    employeeId: row.employeeId,
    employee: row.employee.name,
    employeeNumber: row.employee.employeeNumber,
    ...content,
    probationPassedOn: dayOf(row.probationPassedOn),
    renewedBy: row.renewedBy?.number ?? null,
    renews: row.renews?.number ?? null,
    state: stateOn(content, day),
    files: files.map(viewFile),
    mayEdit,
  };
}
