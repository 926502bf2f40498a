import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import { createContext, useContext } from 'react';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { KnownPeople } from './draft.ts';
import type { NamedPerson } from './PersonField.tsx';

/** What every part of the designer needs to know of the process. */
export interface Design {
  readonly kind: ApprovalKind;
  readonly roles: Outputs['approvals']['processes']['listProcesses']['roles'];
  readonly people: KnownPeople;
  /** Remembers the name of somebody who was chosen. */
  readonly meet: (person: NamedPerson) => void;
}

export const DesignContext = createContext<Design | null>(null);

export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (!design) throw new Error('A part of the node designer stands outside of it.');
  return design;
}
