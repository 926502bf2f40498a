/** Reads a worksheet's XML: rows of typed cells as they come, hidden rows, merged cells. */
import { columnOfAddress } from '../address.ts';
import { type CellContent, type FileRow, isBlank } from '../cells.ts';
import type { FileLimits } from '../limits.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { dateOfSerial, type Epoch } from './dates.ts';
import type { NumberFormat } from './number-formats.ts';
import { decodeEscapes, isTrue } from './workbook-parts.ts';
import { attribute, cellAttributes, type XmlHandler } from './xml.ts';

export interface SheetFacts {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly epoch: Epoch;
}

/** First row, first column, last row, last column, from 1. */
export type CellRange = readonly [number, number, number, number];

/** A limit that the sheet exceeds. */
export class SheetLimitError extends Error {
  readonly code: ProblemCode;
  readonly max: number;
  readonly row: number;

  constructor(code: ProblemCode, max: number, row: number) {
    super(code);
    this.code = code;
    this.max = max;
    this.row = row;
  }
}

export class SheetCellsReader implements XmlHandler {
  wantsText = false;
  /** Rows that are complete; whoever takes them empties the list. */
  rows: FileRow[] = [];
  readonly hiddenRows: number[] = [];
  readonly merged: CellRange[] = [];
  private readonly facts: SheetFacts;
  private readonly limits: FileLimits;
  private row = 0;
  private column = 0;
  private cells: CellContent[] = [];
  private cellsRead = 0;
  private type = '';
  private style = 0;
  private value = '';
  private hasValue = false;
  private hasFormula = false;
  private inReading = false;
  private isRowHidden = false;
  private inData = false;

  constructor(facts: SheetFacts, limits: FileLimits) {
    this.facts = facts;
    this.limits = limits;
  }

  open(name: string, attributes: string): void {
    if (name === 'sheetData') this.inData = true;
    else if (name === 'mergeCell') this.merged.push(rangeOf(attribute(attributes, 'ref') ?? ''));
    else if (this.inData) this.openData(name, attributes);
  }

  private openData(name: string, attributes: string): void {
    switch (name) {
      case 'c':
        return this.openCell(attributes);
      case 'v':
        this.hasValue = true;
        this.wantsText = true;
        return;
      case 't':
        this.hasValue = true;
        this.wantsText = !this.inReading;
        return;
      case 'f':
        this.hasFormula = true;
        return;
      case 'rPh':
        this.inReading = true;
        return;
      case 'row':
        return this.openRow(attributes);
    }
  }

  close(name: string): void {
    if (!this.inData) return;
    switch (name) {
      case 'sheetData':
        this.inData = false;
        return;
      case 'v':
      case 't':
        this.wantsText = false;
        return;
      case 'rPh':
        this.inReading = false;
        return;
      case 'c':
        this.cells[this.column - 1] = this.cell();
        return;
      case 'row':
        this.closeRow();
    }
  }

  text(text: string): void {
    this.value += text;
    if (this.value.length > this.limits.cellCharactersMax) this.exceed('CELL_TOO_LONG', this.limits.cellCharactersMax);
  }

  private openRow(attributes: string): void {
    const row = Number(attribute(attributes, 'r') ?? this.row + 1);
    if (!(row > this.row)) throw new SheetLimitError('BROKEN_WORKBOOK', 0, this.row);
    this.row = row;
    if (row > this.limits.rowsMax) this.exceed('TOO_MANY_ROWS', this.limits.rowsMax);
    this.isRowHidden = isTrue(attribute(attributes, 'hidden'));
    this.column = 0;
    this.cells = [];
  }

  private closeRow(): void {
    if (this.cells.every(isBlank)) return;
    this.rows.push({ number: this.row, at: this.row, cells: this.cells });
    if (this.isRowHidden) this.hiddenRows.push(this.row);
  }

  private openCell(attributes: string): void {
    const [address, type, style] = cellAttributes(attributes);
    this.column = address === undefined ? this.column + 1 : columnOfAddress(address);
    if (this.column < 1 || this.column > this.limits.columnsMax) this.exceed('TOO_MANY_COLUMNS', this.limits.columnsMax);
    while (this.cells.length < this.column - 1) this.cells.push(null);
    this.cellsRead += 1;
    if (this.cellsRead > this.limits.cellsMax) this.exceed('TOO_MANY_CELLS', this.limits.cellsMax);
    this.type = type ?? 'n';
    this.style = Number(style ?? 0);
    this.value = '';
    this.hasValue = false;
    this.hasFormula = false;
  }

  private cell(): CellContent {
    if (!this.hasValue) return this.hasFormula ? { kind: 'formula' } : null;
    switch (this.type) {
      case 's':
        return this.sharedText();
      case 'str':
      case 'inlineStr':
        return decodeEscapes(this.value);
      case 'b':
        return isTrue(this.value);
      case 'e':
        return { kind: 'error', text: this.value };
      case 'd':
        return isoCell(this.value);
      default:
        return numberCell(this.value, this.facts.formats[this.style], this.facts.epoch);
    }
  }

  private sharedText(): string {
    const text = this.facts.texts[Number(this.value)];
    if (text === undefined) throw new SheetLimitError('BROKEN_WORKBOOK', 0, this.row);
    return text;
  }

  private exceed(code: ProblemCode, max: number): never {
    throw new SheetLimitError(code, max, this.row);
  }
}

/** More digits than a spreadsheet keeps: a whole number that long was an identifier once. */
const wholeMax = 1e15;

function numberCell(text: string, format: NumberFormat | undefined, epoch: Epoch): CellContent {
  if (text === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (Math.abs(value) >= wholeMax) return { kind: 'too-long', digits: text };
  switch (format?.kind) {
    case 'date':
      return dateOfSerial(value, epoch) ?? value;
    case 'time':
      return { kind: 'time', days: value };
    case 'percent':
      return { kind: 'number', value, shown: `${Number((value * 100).toPrecision(12))}%` };
    case 'padded':
      return value >= 0 && Number.isInteger(value) ? { kind: 'number', value, shown: String(value).padStart(format.digits, '0') } : value;
    default:
      return value;
  }
}

function isoCell(text: string): CellContent {
  const [, iso, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?)?$/.exec(text) ?? [];
  return iso === undefined ? text : { kind: 'date', iso, time: time === undefined || time === '00:00:00' ? null : time };
}

function rangeOf(reference: string): CellRange {
  const [first = '', last = first] = reference.split(':');
  const row = (address: string): number => Number(/\d+/.exec(address)?.[0] ?? 0);
  return [row(first), columnOfAddress(first), row(last), columnOfAddress(last)];
}
