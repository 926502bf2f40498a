import { defineStateMachine, stay } from '../../core/state-machine.ts';

/** Active ↔ inactive; an inactive solution takes no new batches, no new periods and no new children. */
export const solutionMachine = defineStateMachine({
  name: 'Solution',
  initial: 'active',
  labels: { active: { en: 'Published', 'zh-CN': '已发布' }, inactive: { en: 'Unpublished', 'zh-CN': '未发布' } },
  transitions: [
    { event: 'deactivate', from: ['active'], to: 'inactive', permission: 'solution.manage' },
    { event: 'activate', from: ['inactive'], to: 'active', permission: 'solution.manage' },
    ...stay({ event: 'change', from: ['active', 'inactive'], permission: 'solution.manage' }),
    ...stay({ event: 'create-batch', from: ['active'], permission: 'batch.create' }),
    ...stay({ event: 'create-period', from: ['active'], permission: 'period.edit' }),
    ...stay({ event: 'create-child', from: ['active'], permission: 'solution.create-child' }),
  ],
});

/**
 * A published copy never changes: editing makes a new draft, publishing the next one makes this one outdated. Where the solution asks for an
 * approval, publishing requests the release, and the draft is locked until it is decided.
 */
export const solutionCopyMachine = defineStateMachine({
  name: 'Solution copy',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    releasing: { en: 'In approval', 'zh-CN': '审批中' },
    published: { en: 'Published', 'zh-CN': '已发布' },
    outdated: { en: 'Outdated', 'zh-CN': '已过期' },
    discarded: { en: 'Discarded', 'zh-CN': '已放弃' },
  },
  transitions: [
    { event: 'publish', from: ['draft'], to: 'published', guard: ['!needsRelease'], permission: 'solution.publish' },
    { event: 'request-release', from: ['draft'], to: 'releasing', guard: ['needsRelease'], permission: 'solution.publish' },
    { event: 'release', from: ['releasing'], to: 'published', permission: 'system' },
    { event: 'refuse-release', from: ['releasing'], to: 'draft', permission: 'system' },
    { event: 'withdraw-release', from: ['releasing'], to: 'draft', permission: 'solution.publish' },
    { event: 'supersede', from: ['published'], to: 'outdated', permission: 'system' },
    { event: 'discard', from: ['draft'], to: 'discarded', permission: 'solution.edit' },
    ...stay({ event: 'edit', from: ['draft'], permission: 'solution.edit' }),
    ...stay({ event: 'try-draft', from: ['draft', 'releasing'], permission: 'batch.calculate' }),
  ],
});

/** Copies that a trial may calculate with. */
export const statesToTry = ['draft', 'releasing', 'published', 'outdated'] as const satisfies readonly CopyStatus[];

export type CopyStatus = keyof typeof solutionCopyMachine.labels;
export const copyStatuses = Object.keys(solutionCopyMachine.labels) as [CopyStatus, ...CopyStatus[]];
