import { isDecimal, signOf, subtract } from '../../core/format/decimal.ts';
import { type ApprovalKind, approvalKindOf, type SubjectFacts } from './approval-kinds.ts';
import type { NodeCondition, ProcessNode } from './process-node.ts';

const holds: Readonly<Record<NodeCondition['operator'], (order: number) => boolean>> = {
  equals: (order) => order === 0,
  'not-equals': (order) => order !== 0,
  less: (order) => order < 0,
  'at-most': (order) => order <= 0,
  greater: (order) => order > 0,
  'at-least': (order) => order >= 0,
};

/** A number is held against numbers, an option against its codes, where only sameness can be asked. */
export function isSound(kind: ApprovalKind, { fact, operator, value }: NodeCondition): boolean {
  const definitions = approvalKindOf(kind).facts;
  const definition = Object.hasOwn(definitions, fact) ? definitions[fact] : undefined;
  if (!definition) return false;
  if (definition.type === 'number') return isDecimal(value);
  return Object.hasOwn(definition.options, value) && (operator === 'equals' || operator === 'not-equals');
}

/** What is not known satisfies nothing but being asked whether it is something else. */
function isMet(kind: ApprovalKind, { fact, operator, value }: NodeCondition, facts: SubjectFacts): boolean {
  const own = facts[fact] ?? null;
  if (own === null) return operator === 'not-equals';
  const isNumber = approvalKindOf(kind).facts[fact]?.type === 'number';
  return holds[operator](isNumber ? signOf(subtract(own, value)) : own === value ? 0 : 1);
}

/** Whether a node is gone through for a subject that says this of itself. */
export function applies(
  kind: ApprovalKind,
  { conditions, match }: Pick<ProcessNode, 'conditions' | 'match'>,
  facts: SubjectFacts,
): boolean {
  if (conditions.length === 0) return true;
  const met = conditions.map((condition) => isMet(kind, condition, facts));
  return match === 'all' ? met.every(Boolean) : met.some(Boolean);
}
