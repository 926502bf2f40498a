/** What other slices may use of this one. */
export {
  type ApprovalSubjects,
  ApprovalSubjectsContext,
  type FiguresProps,
  type SubjectChoice,
  type SubjectChoiceProps,
  type SubjectProps,
  useApprovalSubjects,
} from './subjects.ts';
