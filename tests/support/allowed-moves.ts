/**
 * What may become of what, written down by hand from the specification (§4) and what was decided beside it (ADR 65, 67, 71), and read from no state
 * machine of the product: random walks are judged by this. One line a move: state, event, state.
 */
const tables = {
  solution: `
    active deactivate inactive
    inactive activate active
    active change active
    inactive change inactive`,
  'solution-copy': `
    draft edit draft
    draft publish published
    draft request-release releasing
    draft discard discarded
    releasing release published
    releasing refuse-release draft
    releasing withdraw-release draft
    published supersede outdated`,
  period: `
    disabled enable enabled
    enabled disable disabled
    enabled close closed
    closed reopen enabled
    disabled edit disabled
    enabled edit enabled`,
  approval: `
    draft submit pending-approval
    draft cancel cancelled
    pending-approval approve in-approval
    pending-approval approve approved
    pending-approval reject rejected
    pending-approval roll-back rolled-back
    pending-approval withdraw cancelled
    pending-approval forward pending-approval
    pending-approval add-signer pending-approval
    pending-approval delegate pending-approval
    pending-approval replace-approver pending-approval
    pending-approval remark pending-approval
    in-approval approve in-approval
    in-approval approve approved
    in-approval reject rejected
    in-approval roll-back in-approval
    in-approval roll-back rolled-back
    in-approval withdraw cancelled
    in-approval forward in-approval
    in-approval add-signer in-approval
    in-approval delegate in-approval
    in-approval replace-approver in-approval
    in-approval remark in-approval
    rolled-back reset draft
    rolled-back cancel cancelled`,
} as const;

export type Walker = keyof typeof tables;

const moves = new Map(Object.entries(tables).map(([thing, table]) => [thing, new Set(table.trim().split(/\s*\n\s*/))] as const));

/** A move as it is told where it should not have been. */
export const moveText = (before: string, event: string, after: string): string => `${before} ${event} ${after}`;

export const isAllowedMove = (thing: Walker, before: string, event: string, after: string): boolean =>
  moves.get(thing)?.has(moveText(before, event, after)) ?? false;

/** Every move of a thing that the table knows. */
export const allowedMoves = (thing: Walker): readonly string[] => [...(moves.get(thing) ?? [])];

/** All states that the table leads to or from. */
export const knownStates = (thing: Walker): ReadonlySet<string> =>
  new Set(allowedMoves(thing).flatMap((move) => [move.split(' ')[0] ?? '', move.split(' ')[2] ?? '']));
