/** Numbers of people that a file brings, each with what stands beside it: a bank account, a tax number, a document by which the state knows them (ADR 159). */
import { sealedAsSql, sealedCellSql, type TargetRecord } from '../../../platform/imports/index.ts';
import type { NumberColumn } from '../../payment-data/index.ts';
import { cellOf, factsOf, type NumberCell, placeOf } from './people-facts.ts';

interface Beside {
  readonly column: string;
  readonly cell: NumberCell;
  /** SQL for what it is with a number that is new: what the row says, or what follows. */
  readonly settled: (job: TargetRecord, said: string) => string;
}

export interface NumberGroup {
  readonly cell: 'bankAccount' | 'taxNumber' | 'identityNumber';
  readonly sealed: NumberColumn;
  readonly table: string;
  /** Of its row in what stands. */
  readonly alias: string;
  readonly number: string;
  readonly index: string;
  readonly end: string;
  readonly beside: readonly Beside[];
  /** Each row of the table holds for a time; otherwise there is one of each kind. */
  readonly isDated: boolean;
}

const asSaid: Beside['settled'] = (_job, said) => said;
const ofCompany: Beside['settled'] = (job, said) => `coalesce(${said}, '${factsOf(job).country}')`;

export const numberGroups: readonly NumberGroup[] = [
  {
    cell: 'bankAccount',
    sealed: 'employee_bank_account.account',
    table: 'employee_bank_account',
    alias: 'bk',
    number: 'account',
    index: 'account_index',
    end: 'account_end',
    beside: [
      { column: 'country', cell: 'bankCountry', settled: ofCompany },
      { column: 'bank', cell: 'bank', settled: asSaid },
      { column: 'holder', cell: 'bankHolder', settled: (job, said) => `coalesce(${said}, ${cellOf(job, 'r.after', 'name')})` },
      { column: 'routing', cell: 'bankRouting', settled: asSaid },
    ],
    isDated: true,
  },
  {
    cell: 'taxNumber',
    sealed: 'employee_tax_registration.number',
    table: 'employee_tax_registration',
    alias: 'tx',
    number: 'number',
    index: 'number_index',
    end: 'number_end',
    beside: [{ column: 'country', cell: 'taxCountry', settled: ofCompany }],
    isDated: true,
  },
  {
    cell: 'identityNumber',
    sealed: 'employee_identity.number',
    table: 'employee_identity',
    alias: 'dc',
    number: 'number',
    index: 'number_index',
    end: 'number_end',
    beside: [
      { column: 'kind', cell: 'identityKind', settled: asSaid },
      {
        column: 'country',
        cell: 'identityCountry',
        settled: (job, said) =>
          `coalesce(${said}, CASE ${cellOf(job, 'r.after', 'identityKind')} WHEN 'cn-identity' THEN 'CN' ELSE '${factsOf(job).country}' END)`,
      },
    ],
    isDated: false,
  },
];

/** Those of which a file says something; where no file has been read, all that whoever asks may see. */
export function numbersIn(job: TargetRecord): NumberGroup[] {
  const inFile = job.layout && new Set(job.layout.map(({ code }) => code));
  return numberGroups.filter(({ cell, beside }) => {
    const cells = [cell, ...beside.map((one) => one.cell)];
    return placeOf(job, cell) !== undefined && (!inFile || cells.some((one) => inFile.has(one)));
  });
}

/** SQL for what the number of a cell is sealed as. */
export const sealedAs = (job: TargetRecord, { cell }: NumberGroup, side: string): string => sealedAsSql(cellOf(job, side, cell));

/** Whether the number, or what stands beside it, is another than it was. */
export const changesNumber = (job: TargetRecord, { cell, beside }: NumberGroup): string =>
  `(${[cell, ...beside.map((one) => one.cell)].map((one) => `${cellOf(job, 'r.after', one)} IS DISTINCT FROM ${cellOf(job, 'r.before', one)}`).join(' OR ')})`;

/** SQL for the cells of what stands, by column. */
export const numberCellsOf = ({ cell, alias, end, beside }: NumberGroup): (readonly [string, string])[] => [
  [cell, sealedCellSql(`${alias}.sealed_as`, `${alias}.${end}`)],
  ...beside.map(({ cell: one, column }) => [one, `${alias}.${column}`] as const),
];
