import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, name, timestamp, version } from '../../core/primitives.ts';
import { approvalKinds } from './approval-kinds.ts';
import { approverProblems, nodeProblems } from './node-problem.ts';
import { nodeModes, processNodes } from './process-node.ts';

export const approverProblem = z.enum(approverProblems);
export const nodeProblem = z.enum(nodeProblems);

export const processName = name(limits.nameCharactersMax);

/** Users who are told when nobody can decide at a node, or when a deadline passed and nobody else is named for it. */
export const administrators = z.array(id).max(limits.approverRulesMax);

export const processSummary = z.object({
  id,
  kind: z.enum(approvalKinds),
  /** Null: of all solutions that have none of their own. */
  solutionId: id.nullable(),
  solution: localizedText.nullable(),
  name: z.string(),
  version,
  nodeCount: z.int(),
  savedAt: timestamp,
  savedBy: z.string(),
  /** Approvals that are under way by any of its versions. */
  openCount: z.int(),
});

const person = z.object({ id, name: z.string() });

export const processDetail = processSummary.extend({
  nodes: processNodes,
  administrators: z.array(person),
  /** The people that the nodes name, so that a rule can be shown by its name. */
  people: z.array(person),
  mayEdit: z.boolean(),
});

/** A node as it would be gone through: who would be asked today, and what is wrong. */
export const plannedNode = z.object({
  position: z.int(),
  name: localizedText,
  mode: z.enum(nodeModes),
  applies: z.boolean(),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      /** Why they cannot be asked; null: they will be. */
      problem: approverProblem.nullable(),
    }),
  ),
  problems: z.array(nodeProblem),
});

/** How a subject would go through its approval if it were submitted now. */
export const processPreview = z.object({
  title: localizedText,
  /** Null: the built-in process of the kind. */
  process: z.string().nullable(),
  nodes: z.array(plannedNode),
  /** Of the whole; together with those of nodes that apply, they keep it from being submitted. */
  problems: z.array(nodeProblem),
});

/** A role that a rule can name. */
export const roleCode = lineOfText(limits.nameCharactersMax).min(1);
