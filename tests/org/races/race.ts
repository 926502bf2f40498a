import type { HeldRow } from '@wagewright/db/testing';

export interface Place {
  readonly legalEntityId: number;
  /** Nobody has ever worked in it. */
  readonly departmentId: number;
  /** Who has a salary, and the record that says so. */
  readonly employeeId: number;
  readonly recordId: number;
  /** Bears all of their cost from 2026 on. */
  readonly costCenter: string;
  /** Theirs. */
  readonly contractId: number;
  readonly paymentId: number;
  /** Of the legal entity. */
  readonly structureId: number;
  /** Of the employee: asked for, and issued. */
  readonly askedId: number;
  readonly issuedId: number;
  /** Of the employee. */
  readonly contactId: number;
  readonly documentId: number;
}

export interface Race {
  readonly input: (place: Place) => object;
  /** Whose row is held; the legal entity where nothing is said. */
  readonly holds?: 'employee';
  /** Who asks; HR where nothing is said. The clerk sees pay. */
  readonly by?: 'hr' | 'clerk' | 'administrator' | 'employee';
  /** What the holder does meanwhile. */
  readonly meanwhile: (held: HeldRow, place: Place) => Promise<unknown>;
  readonly error: string;
}

export const name = { en: 'Race', 'zh-CN': '竞争' };
