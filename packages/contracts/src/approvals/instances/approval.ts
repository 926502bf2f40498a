import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp, version } from '../../core/primitives.ts';
import { storedFile } from '../../platform/files/index.ts';
import { approvalKinds, approverProblem, nodeModes } from '../processes/index.ts';
import { approvalStatuses } from './approval-machine.ts';

/** Of one node of an approval; `skipped`: its conditions do not hold for the subject. */
export const nodeStatuses = ['waiting', 'current', 'approved', 'rejected', 'skipped'] as const;

/** Of one person at a node: `waiting` for the node or their turn, `asked` now, in `reserve` for when its time is over, or what they did. */
export const approverStatuses = ['waiting', 'asked', 'reserve', 'approved', 'rejected', 'passed-on'] as const;

/** How somebody came to be asked. */
export const approverOrigins = ['process', 'forward', 'signer', 'replacement', 'escalation'] as const;

/** What can be done with an approval by a person; each asks for confirmation and remarks. */
export const approvalActions = [
  'approve',
  'reject',
  'roll-back',
  'forward',
  'add-signer',
  'delegate',
  'withdraw',
  'cancel',
  'reset',
  'submit',
  'replace-approver',
  'remark',
] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** What stands in the history: the actions, and what the product did by the clock. */
export const historyActions = [...approvalActions, 'remind', 'escalate', 'stuck'] as const;

export const approvalSummary = z.object({
  id,
  kind: z.enum(approvalKinds),
  subjectId: id,
  title: localizedText,
  status: z.enum(approvalStatuses),
  version,
  submittedBy: z.string(),
  submittedAt: timestamp,
  endedAt: timestamp.nullable(),
  remarks: z.string().nullable(),
  /** The caller can decide it now. */
  mine: z.boolean(),
  /** For whom they would decide; null where it is their own part. */
  onBehalfOf: z.string().nullable(),
  /** The node that is asked now, and whether nobody can answer there any more. */
  current: z.object({ name: localizedText, isStuck: z.boolean(), dueAt: timestamp.nullable() }).nullable(),
});

/** A file of an approval; whoever may see the approval may read it, until it is taken away. */
export const approvalFile = storedFile.extend({
  removedAt: timestamp.nullable(),
  /** The caller may take it away now. */
  mayRemove: z.boolean(),
});

export const approvalNode = z.object({
  sequence: z.int(),
  name: localizedText,
  mode: z.enum(nodeModes),
  status: z.enum(nodeStatuses),
  /** Who brought the node in as a further signer; null where it stands in the process. */
  addedBy: z.string().nullable(),
  dueAt: timestamp.nullable(),
  escalatedAt: timestamp.nullable(),
  approvers: z.array(
    z.object({
      userId: id,
      name: z.string(),
      status: z.enum(approverStatuses),
      origin: z.enum(approverOrigins),
      /** Whose part it was before, or who added them. */
      originName: z.string().nullable(),
      /** Who may decide on behalf of them today. */
      delegates: z.array(z.string()),
      problem: approverProblem.nullable(),
    }),
  ),
});

export const approvalDetail = approvalSummary.extend({
  nodes: z.array(approvalNode),
  decisions: z.array(
    z.object({
      at: timestamp,
      /** Empty where the product did it by the clock. */
      who: z.string(),
      onBehalfOf: z.string().nullable(),
      action: z.enum(historyActions),
      /** The node that it was done at. */
      node: localizedText.nullable(),
      /** To whom it was forwarded or delegated, who was added or put in place. */
      target: z.string().nullable(),
      /** The node that it was rolled back to; null: to the submitter. */
      targetNode: localizedText.nullable(),
      remarks: z.string().nullable(),
      /** What was added with it, also what was taken away since. */
      files: z.array(approvalFile),
    }),
  ),
  /** What the caller may do now. */
  actions: z.array(z.enum(approvalActions)),
  /** The nodes, by sequence, that it can be rolled back to. */
  earlierNodes: z.array(z.int()),
});
