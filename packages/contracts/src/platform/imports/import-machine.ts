import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * An import, from the file to what it changed and back. Reading, writing and undoing are jobs, each in one transaction: until it commits nothing of it
 * is seen, so that `cancel` and `fail` return to where it came from. What an import wrote can be undone as long as everything stands as it left it.
 */
export const importMachine = defineStateMachine({
  name: 'Import',
  initial: 'reading',
  labels: {
    reading: { en: 'Being read', 'zh-CN': '读取中' },
    asking: { en: 'Columns to confirm', 'zh-CN': '待确认列' },
    checked: { en: 'Checked', 'zh-CN': '已检查' },
    writing: { en: 'Being written', 'zh-CN': '写入中' },
    written: { en: 'Imported', 'zh-CN': '导入成功' },
    undoing: { en: 'Being undone', 'zh-CN': '撤销中' },
    undone: { en: 'Undone', 'zh-CN': '已撤销' },
    failed: { en: 'Import failed', 'zh-CN': '导入失败' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  },
  transitions: [
    { event: 'finish-reading', from: ['reading'], to: 'checked', permission: 'system' },
    { event: 'fail-reading', from: ['reading'], to: 'failed', permission: 'system' },
    { event: 'ask-columns', from: ['reading'], to: 'asking', permission: 'system' },
    { event: 'confirm-columns', from: ['asking'], to: 'reading', permission: 'import.make' },
    { event: 'read-again', from: ['asking', 'checked', 'failed'], to: 'reading', permission: 'import.make' },
    { event: 'write-import', from: ['checked'], to: 'writing', guard: ['hasChanges', '!isIncomplete'], permission: 'import.make' },
    { event: 'finish-writing', from: ['writing'], to: 'written', permission: 'system' },
    { event: 'fail-writing', from: ['writing'], to: 'checked', permission: 'system' },
    { event: 'undo', from: ['written'], to: 'undoing', permission: 'import.make' },
    { event: 'finish-undoing', from: ['undoing'], to: 'undone', permission: 'system' },
    { event: 'fail-undoing', from: ['undoing'], to: 'written', permission: 'system' },
    { event: 'cancel', from: ['reading', 'asking', 'checked', 'failed'], to: 'cancelled', permission: 'import.make' },
    { event: 'cancel', from: ['writing'], to: 'checked', permission: 'import.make' },
    { event: 'cancel', from: ['undoing'], to: 'written', permission: 'import.make' },
  ],
});

export type ImportStatus = keyof typeof importMachine.labels;
export type ImportEvent = (typeof importMachine.transitions)[number]['event'];
export const importStatuses = Object.keys(importMachine.labels) as [ImportStatus, ...ImportStatus[]];
export const importEvents = [...new Set(importMachine.transitions.map(({ event }) => event))] as [ImportEvent, ...ImportEvent[]];
/** States in which a job is at it. */
export const importWorkStatuses = ['reading', 'writing', 'undoing'] as const satisfies readonly ImportStatus[];
export type ImportWorkStatus = (typeof importWorkStatuses)[number];
