/**
 * How types are checked: everything that is not up to date. One checker a project, since several in one project each work out the types that
 * they share, which doubles the processor time (ADR 38); projects are built beside each other all the same.
 */
export const typeCheck: readonly string[] = ['-b', '--checkers', '1'];
