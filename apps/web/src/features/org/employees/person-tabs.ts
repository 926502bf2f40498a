import type { Permission } from '@wagewright/contracts';

/** The parts of a person's page, in their order, and what each needs beside seeing people. */
export const personTabs = {
  summary: null,
  jobs: null,
  career: 'personnel-action.read',
  contracts: 'contract.read',
  pay: 'pay.read',
  costs: null,
  payment: 'employee.read-bank',
  documents: 'document.read',
  contacts: 'contact.read',
  changes: null,
} as const satisfies Record<string, Permission | null>;

export type PersonTab = keyof typeof personTabs;
export const personTabKeys = Object.keys(personTabs) as [PersonTab, ...PersonTab[]];
