import type { LocalizedText } from '../../core/languages.ts';
import type { Permission } from '../../core/permissions.ts';

interface CapabilityDefinition {
  readonly label: LocalizedText;
  /** All that it opens: what can be changed can be read. */
  readonly permissions: readonly Permission[];
}

const read = ['solution.read', 'period.read'] as const;
const readBatches = [...read, 'batch.read'] as const;

/** Everything that working on a batch takes, from its preparation to its close. */
const workOnBatch = [
  'batch.prepare',
  'batch.calculate',
  'batch.submit',
  'batch.submit-data',
  'batch.generate-payslips',
  'batch.publish-payslips',
  'batch.close',
  'batch.move-back',
  'batch.hold-payee',
  'import.make',
] as const;

/** What a role of a solution can let people do there, in words that they choose from; pay is a capability of its own (ADR 79). */
export const capabilities = {
  read: { label: { en: 'See the rules and the periods', 'zh-CN': '查看规则和期间' }, permissions: read },
  edit: { label: { en: 'Edit the rules', 'zh-CN': '编辑规则' }, permissions: [...read, 'solution.edit'] },
  publish: { label: { en: 'Publish copies', 'zh-CN': '发布副本' }, permissions: [...read, 'solution.publish'] },
  periods: {
    label: { en: 'Keep the periods', 'zh-CN': '维护期间' },
    permissions: [...read, 'period.edit', 'period.enable', 'period.close'],
  },
  batches: { label: { en: 'See the batches, without pay', 'zh-CN': '查看批次（不含薪资）' }, permissions: readBatches },
  pay: { label: { en: 'See pay', 'zh-CN': '查看薪资' }, permissions: [...readBatches, 'pay.read', 'import.read'] },
  'run-batches': {
    label: { en: 'Run the batches', 'zh-CN': '运行批次' },
    permissions: [...readBatches, 'batch.create', ...workOnBatch, 'batch.cancel', 'batch.delete'],
  },
  scenarios: {
    label: { en: 'Plan scenarios, with pay', 'zh-CN': '规划情景（含薪资）' },
    permissions: [...readBatches, 'pay.read', 'scenario.edit'],
  },
  manage: {
    label: { en: 'Manage the solution and who works with it', 'zh-CN': '管理方案及其用户' },
    permissions: [...read, 'solution.manage'],
  },
  'create-children': {
    label: { en: 'Make child solutions', 'zh-CN': '新建子方案' },
    permissions: [...read, 'solution.create-child'],
  },
} as const satisfies Record<string, CapabilityDefinition>;

export type Capability = keyof typeof capabilities;
export const capabilityKeys = Object.keys(capabilities) as [Capability, ...Capability[]];

const isCapability = (text: string): text is Capability => Object.hasOwn(capabilities, text);

/** What capabilities open, by their stored names; one of another version of the product opens nothing. */
export const permissionsOf = (stored: readonly string[]): readonly Permission[] => [
  ...new Set(stored.filter(isCapability).flatMap((capability): readonly Permission[] => capabilities[capability].permissions)),
];

/** How much of one batch somebody is given. */
export const batchAccesses = ['read', 'work'] as const;
export type BatchAccess = (typeof batchAccesses)[number];

/** What being given one batch opens in it; its pay only where that is given too. */
export const batchPermissionsOf = (access: BatchAccess, seesPay: boolean): readonly Permission[] => [
  'batch.read',
  ...(access === 'work' ? workOnBatch : []),
  ...(seesPay ? (['pay.read', 'import.read'] as const) : []),
];
