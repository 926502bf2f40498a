import type { ApprovalKind } from '@wagewright/contracts/approvals/instances';
import { createContext, type ReactNode, useContext } from 'react';

export interface SubjectProps {
  readonly subjectId: number;
  readonly title: string;
}

/** Shows what is being approved, by kind. The areas whose things are approved come after this one: the composition root hands them in. */
export type ApprovalSubjects = Readonly<Record<ApprovalKind, (props: SubjectProps) => ReactNode>>;

export const ApprovalSubjectsContext = createContext<ApprovalSubjects | null>(null);

export function useApprovalSubjects(): ApprovalSubjects {
  const subjects = useContext(ApprovalSubjectsContext);
  if (!subjects) throw new Error('No views of approval subjects were handed in; see approval-subjects.tsx');
  return subjects;
}
