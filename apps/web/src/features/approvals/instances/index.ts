/** What other slices may use of this one. */
export { type ApprovalSubjects, ApprovalSubjectsContext, type FiguresProps, type SubjectProps } from './subjects.ts';
