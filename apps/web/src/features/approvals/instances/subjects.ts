import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface SubjectProps {
  readonly subjectId: number;
  readonly title: string;
}

export interface FiguresProps {
  readonly subjectIds: readonly number[];
}

/** A field in which one of the subjects is chosen, to try something on. */
export interface SubjectChoiceProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (subjectId: number | null) => void;
}
export type SubjectChoice = ComponentType<SubjectChoiceProps>;

/** What the area of a kind of approval shows of what is being approved. */
interface ApprovalSubject {
  /** All of it, for the page of the approval. */
  readonly view: (props: SubjectProps) => ReactNode;
  /** What a question before the decision carries: the figures of one, or of several together. */
  readonly figures: (props: FiguresProps) => ReactNode;
  /** For the preview of a process; a kind without it has no preview. */
  readonly choice?: SubjectChoice;
}

/** What is being approved, by kind. The areas whose things are approved come after this one: the composition root hands them in. */
export type ApprovalSubjects = Readonly<Record<ApprovalKind, ApprovalSubject>>;

export const ApprovalSubjectsContext = createContext<ApprovalSubjects | null>(null);

export function useApprovalSubjects(): ApprovalSubjects {
  const subjects = useContext(ApprovalSubjectsContext);
  if (!subjects) throw new Error('No views of approval subjects were handed in; see approval-subjects.tsx');
  return subjects;
}
