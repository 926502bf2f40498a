/** Numbers of a row as the forms check them; then they are sealed, so that what is stored of the row holds none. */
import { randomUUID } from 'node:crypto';
import { isIban, isRoutingNumber } from '@wagewright/contracts';
import {
  accountFault,
  bankAccountContent,
  identityContent,
  isIdentityNumber,
  numberCountry,
  typedNumber,
} from '@wagewright/contracts/org/payment-data';
import {
  type ImportJobRow,
  placeOf,
  type RowReason,
  type StagedNumber,
  type StagedRow,
  sealedCell,
  stageNumber,
} from '../../../platform/imports/index.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import { coveredText, endOf, isEndOnly, isRoundedNumber, shortenedNumber } from '../../payment-data/index.ts';
import { type NumberGroup, numbersIn } from './number-groups.ts';
import { factsOf, type NumberCell } from './people-facts.ts';

/** A row's cells by column: read, and replaced by what they mean. */
interface Cells {
  get(cell: NumberCell): string | null;
  set(cell: NumberCell, text: string | null): void;
}

const refusal = (code: string, column: NumberCell, details?: RowReason['details']): RowReason => ({
  code,
  column,
  ...(details ? { details } : {}),
});
const mistyped = (number: string, column: NumberCell): RowReason =>
  refusal(isRoundedNumber(number) ? 'NUMBER_ROUNDED' : 'NUMBER_CHECK_DIGITS', column);

/** The whole number as it is kept, or what is wrong with it. */
function numberOf(typed: string, cell: NumberCell): string | RowReason {
  if (isEndOnly(typed)) return refusal('NUMBER_COVERED', cell);
  const parsed = typedNumber.safeParse(typed);
  return parsed.success ? parsed.data : refusal('NUMBER_SHAPE', cell);
}

const routingMax = 20;

function accountWrong(cells: Cells, account: string, ofCompany: string): RowReason | null {
  const typed = cells.get('bankRouting');
  const routing = bankAccountContent.shape.routing.safeParse(typed);
  if (!routing.success) return refusal('TEXT_NOT_TAKEN', 'bankRouting', { max: routingMax });
  cells.set('bankRouting', routing.data);
  if (isIban(account)) cells.set('bankCountry', cells.get('bankCountry') ?? account.slice(0, 2));
  const fault = accountFault({ country: cells.get('bankCountry') ?? ofCompany, routing: routing.data, account });
  if (fault === undefined) return null;
  if (fault === 'account') return mistyped(account, 'bankAccount');
  return refusal(isRoutingNumber(`0${routing.data}`) ? 'ROUTING_ZERO_LOST' : 'NUMBER_CHECK_DIGITS', 'bankRouting');
}

/** As many digits as nothing but an identity card of China has, right or wrong. */
const looksChinese = (number: string): boolean => /^\d{14,18}[\dX]$/.test(number);

function identityWrong(cells: Cells, number: string): RowReason | null {
  if (cells.get('identityKind') === null && looksChinese(number)) cells.set('identityKind', 'cn-identity');
  const kind = identityContent.shape.kind.safeParse(cells.get('identityKind'));
  if (!kind.success) return refusal('IDENTITY_KIND_MISSING', 'identityKind');
  return isIdentityNumber({ kind: kind.data, number }) ? null : mistyped(number, 'identityNumber');
}

const countryCells = { bankAccount: 'bankCountry', taxNumber: 'taxCountry', identityNumber: 'identityCountry' } as const;

/** What is wrong with a number and what stands beside it; null: it is as the forms take it. */
function wrongIn({ cell }: NumberGroup, cells: Cells, number: string | null, ofCompany: string): RowReason | null {
  const country = cells.get(countryCells[cell])?.toUpperCase() ?? null;
  if (country !== null && !numberCountry.safeParse(country).success) return refusal('COUNTRY_SHAPE', countryCells[cell], { read: country });
  cells.set(countryCells[cell], country);
  if (number === null || cell === 'taxNumber') return null;
  return cell === 'bankAccount' ? accountWrong(cells, number, ofCompany) : identityWrong(cells, number);
}

/** Of a row that is longer or shorter than the header: which of its cells is the number is not known. */
const isOfWidth = ({ code }: RowReason): boolean => code === 'ROW_LONG' || code === 'ROW_SHORT';
const manyDigits = /(?:\d\D*){5}/;
const coveredAnywhere = (text: string): string => (manyDigits.test(text) ? coveredText(text) : text);

function covered({ code, read, details, ...reason }: RowReason, hide: (text: string) => string): RowReason {
  const cover = (text: string): string => (code === 'DIGITS_LOST' && /^\d+$/.test(text) ? shortenedNumber(text) : hide(text));
  const told = details && Object.entries(details).map(([name, value]) => [name, name === 'read' ? cover(String(value)) : value]);
  return { ...reason, code, ...(read === undefined ? {} : { read: cover(read) }), ...(told ? { details: Object.fromEntries(told) } : {}) };
}

/** For files that say a number; undefined where none of the columns does. */
export function numberSealer(secrets: Secrets, job: ImportJobRow): ((row: StagedRow) => StagedRow) | undefined {
  const groups = numbersIn(job);
  if (groups.length === 0) return undefined;
  secrets.fingerprint(''); // without a key it ends here, and not amid the rows
  const { country } = factsOf(job);
  const sealedCodes = new Set<string>(groups.map(({ cell }) => cell));
  const isCoveredAt = (job.layout ?? []).map(({ code }) => code !== null && sealedCodes.has(code));
  const places = new Map<string, number>();
  for (const { cell, beside } of groups)
    for (const one of [cell, ...beside.map((beside) => beside.cell)]) places.set(one, (placeOf(job, one) ?? 0) - 1);

  return (row) => {
    const given = [...row.given];
    const cells: Cells = {
      get: (cell) => given[places.get(cell) ?? -1] ?? null,
      set: (cell, text) => void (given[places.get(cell) ?? -1] = text),
    };
    const isShifted = row.reasons.some(isOfWidth);
    const reasons = row.reasons.map((reason) => {
      if (isShifted) return covered(reason, coveredAnywhere);
      return sealedCodes.has(reason.column ?? '') ? covered(reason, coveredText) : reason;
    });
    const numbers: Record<string, StagedNumber> = {};
    for (const group of groups) {
      const typed = cells.get(group.cell);
      const number = typed === null ? null : numberOf(typed, group.cell);
      cells.set(group.cell, null);
      const wrong = typeof number === 'object' && number !== null ? number : wrongIn(group, cells, number, country);
      if (wrong && !reasons.some(({ column }) => column === wrong.column)) reasons.push(wrong);
      if (wrong || typeof number !== 'string') continue;
      const as = randomUUID();
      numbers[as] = stageNumber(secrets, job.id, as, number, group.sealed);
      cells.set(group.cell, sealedCell(as, endOf(number)));
    }
    return {
      ...row,
      given,
      reasons,
      cells: row.cells && row.cells.map((text, at) => (isShifted ? coveredAnywhere(text) : isCoveredAt[at] ? coveredText(text) : text)),
      ...(reasons.length === 0 ? { numbers } : {}),
    };
  };
}
