import type { Permission } from '@wagewright/contracts';

/** The parts of a user's page, in their order, and what each needs beside seeing users. */
export const userTabs = {
  facts: null,
  roles: null,
  access: null,
  views: null,
  'sign-ins': 'sign-in.read',
  activity: 'audit.read',
} as const satisfies Record<string, Permission | null>;

export type UserTab = keyof typeof userTabs;
export const userTabKeys = Object.keys(userTabs) as [UserTab, ...UserTab[]];
