import type { Permission } from '@wagewright/contracts';

/** The parts of a person's page, in their order, and what each needs beside seeing people: one of these permissions. */
export const personTabs = {
  summary: null,
  jobs: null,
  career: ['personnel-action.read'],
  contracts: ['contract.read'],
  pay: ['pay.read'],
  costs: null,
  time: ['attendance.read', 'leave.read', 'overtime.read'],
  payment: ['employee.read-bank', 'employee.read-identity'],
  documents: ['document.read'],
  contacts: ['contact.read'],
  changes: null,
} as const satisfies Record<string, readonly Permission[] | null>;

export type PersonTab = keyof typeof personTabs;
export const personTabKeys = Object.keys(personTabs) as [PersonTab, ...PersonTab[]];
