import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gender } from '../names/name-people.ts';

const registerFile = path.join(import.meta.dirname, '../../../data/montgomery-county-employees-2016.csv');

/** A line of the county's public salary register. */
export interface RegisterRow {
  /** Line of the register, 1 for the first employee. */
  readonly number: number;
  readonly gender: Gender | null;
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly division: string;
  readonly category: 'fulltime-regular' | 'parttime-regular';
  readonly position: string;
  /** ISO date. */
  readonly firstHired: string;
  /** Annual salary in cents. */
  readonly salaryCents: number;
}

/** The cells of one CSV line; quotes enclose cells with commas and are doubled inside. */
function readCells(line: string): string[] {
  // Every cell ends with a comma, the last one with the one added here, so that an empty cell is a match like any other.
  return [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map((match) =>
    (match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim(),
  );
}

/** Cents of an amount as the register writes it, with at most two decimals in substance (`104717.28`, `50500.0`). */
function cents(text: string): number {
  const amount = Number(text);
  if (!Number.isFinite(amount) || amount <= 0) throw new Error(`The register holds a salary that is not an amount: "${text}".`);
  return Math.round(amount * 100);
}

function isoDate(american: string): string {
  const [month, day, year] = american.split('/');
  return `${year}-${month}-${day}`;
}

/** @param rowsMax for tests: that many lines from the top */
export function readRegister(rowsMax?: number): RegisterRow[] {
  const [, ...lines] = readFileSync(registerFile, 'utf8').trimEnd().split(/\r?\n/);
  return lines.slice(0, rowsMax ?? lines.length).map((line, index) => {
    const [gender, departmentCode = '', departmentName = '', division = '', category, position = '', firstHired = '', , salary = ''] =
      readCells(line);
    return {
      number: index + 1,
      gender: gender === 'F' || gender === 'M' ? gender : null,
      departmentCode,
      departmentName,
      division,
      category: category === 'Parttime-Regular' ? 'parttime-regular' : 'fulltime-regular',
      position,
      firstHired: isoDate(firstHired),
      salaryCents: cents(salary),
    };
  });
}
