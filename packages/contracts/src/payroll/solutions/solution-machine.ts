import { defineStateMachine, stay } from '../../core/state-machine.ts';

/** Active ↔ inactive; an inactive solution takes no new batches. */
export const solutionMachine = defineStateMachine({
  name: 'Solution',
  initial: 'active',
  labels: { active: { en: 'Published', 'zh-CN': '已发布' }, inactive: { en: 'Unpublished', 'zh-CN': '未发布' } },
  transitions: [
    { event: 'deactivate', from: ['active'], to: 'inactive', permission: 'system' },
    { event: 'activate', from: ['inactive'], to: 'active', permission: 'system' },
    ...stay({ event: 'create-batch', from: ['active'], permission: 'batch.create' }),
  ],
});

/** A published copy never changes: editing makes a new draft, publishing the next one makes this one outdated. */
export const solutionCopyMachine = defineStateMachine({
  name: 'Solution copy',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    published: { en: 'Published', 'zh-CN': '已发布' },
    outdated: { en: 'Outdated', 'zh-CN': '已过期' },
  },
  transitions: [
    { event: 'publish', from: ['draft'], to: 'published', permission: 'system' },
    { event: 'supersede', from: ['published'], to: 'outdated', permission: 'system' },
    ...stay({ event: 'edit', from: ['draft'], permission: 'solution.edit' }),
  ],
});

export type CopyStatus = keyof typeof solutionCopyMachine.labels;
export const copyStatuses = Object.keys(solutionCopyMachine.labels) as [CopyStatus, ...CopyStatus[]];
