import {
  type ApprovalKind,
  type ApproverRule,
  approvalKindOf,
  conditionComparisons,
  type NodeCondition,
  type ProcessNode,
} from '@wagewright/contracts/approvals/processes';
import type { NamedPerson } from './PersonField.tsx';

/** A node while it is worked on, under a key that stays with it when it moves. */
export type DraftNode = ProcessNode & { readonly key: number };

/** The names of those whom rules name, by user. */
export type KnownPeople = ReadonlyMap<number, string>;

export const knownPeople = (people: readonly NamedPerson[]): KnownPeople => new Map(people.map(({ id, name }) => [id, name]));

const emptyRule: ApproverRule = { by: 'subject-approvers' };

/** A rule of another kind, with what it needs to be complete. */
export function ruleOf(by: ApproverRule['by'], roles: readonly { readonly code: string }[]): ApproverRule {
  const rules: Readonly<Record<ApproverRule['by'], ApproverRule>> = {
    user: { by: 'user', user: 0 },
    role: { by: 'role', role: roles[0]?.code ?? '' },
    supervisor: { by: 'supervisor', level: 1, of: 'submitter' },
    'department-manager': { by: 'department-manager', of: 'submitter' },
    'subject-approvers': emptyRule,
  };
  return rules[by];
}

export const keyed = (nodes: readonly ProcessNode[]): DraftNode[] => nodes.map((node, key) => ({ ...node, key }));
export const unkeyed = (nodes: readonly DraftNode[]): ProcessNode[] => nodes.map(({ key: _key, ...node }) => node);

export const addNode = (nodes: readonly DraftNode[]): DraftNode[] => [
  ...nodes,
  {
    key: Math.max(-1, ...nodes.map(({ key }) => key)) + 1,
    name: { en: '', 'zh-CN': '' },
    mode: 'any-of',
    approvers: [emptyRule],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];

/** The item one place earlier (-1) or later (1); at an end it stays. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const to = index + by;
  const item = items[index];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, at) => at !== index);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((other, at) => (at === index ? item : other));

export const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, at) => at !== index);

/** The first condition that a kind's facts allow. */
export function firstCondition(kind: ApprovalKind): NodeCondition | null {
  const [fact, definition] = Object.entries(approvalKindOf(kind).facts)[0] ?? [];
  if (fact === undefined || definition === undefined) return null;
  return { fact, operator: 'equals', value: definition.type === 'option' ? (Object.keys(definition.options)[0] ?? '') : '0' };
}

/** How a fact can be compared: an option is the same or not. */
export const operatorsFor = (kind: ApprovalKind, fact: string): readonly NodeCondition['operator'][] =>
  approvalKindOf(kind).facts[fact]?.type === 'option' ? ['equals', 'not-equals'] : conditionComparisons;

const isRuleWhole = (rule: ApproverRule): boolean => rule.by !== 'user' || rule.user > 0;

/** Whether every node says its name in both languages, whom it asks, and what its conditions compare with. */
export const isWhole = (nodes: readonly DraftNode[]): boolean =>
  nodes.length > 0 &&
  nodes.every(
    ({ name, approvers, conditions, deadline }) =>
      name.en.trim() !== '' &&
      name['zh-CN'].trim() !== '' &&
      approvers.length > 0 &&
      [...approvers, ...(deadline?.escalateTo ?? [])].every(isRuleWhole) &&
      conditions.every(({ value }) => value.trim() !== ''),
  );
