import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * A scenario, from its writing to its figures. `finish` and `fail` end a calculation; the figures of one that is not whole are shown to
 * nobody. Whoever changes what it assumes has a draft again.
 */
export const scenarioMachine = defineStateMachine({
  name: 'Scenario',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    calculating: { en: 'Calculating', 'zh-CN': '计算中' },
    calculated: { en: 'Calculated', 'zh-CN': '已计算' },
    failed: { en: 'Failed', 'zh-CN': '计算失败' },
    deleted: { en: 'Deleted', 'zh-CN': '已删除' },
  },
  transitions: [
    { event: 'edit', from: ['draft', 'calculated', 'failed'], to: 'draft', permission: 'scenario.edit' },
    { event: 'calculate', from: ['draft', 'calculated', 'failed'], to: 'calculating', permission: 'scenario.edit' },
    { event: 'cancel', from: ['calculating'], to: 'draft', permission: 'scenario.edit' },
    { event: 'delete', from: ['draft', 'calculated', 'failed'], to: 'deleted', permission: 'scenario.edit' },
    { event: 'finish', from: ['calculating'], to: 'calculated', permission: 'system' },
    { event: 'fail', from: ['calculating'], to: 'failed', permission: 'system' },
  ],
});

export type ScenarioStatus = keyof typeof scenarioMachine.labels;
export type ScenarioEvent = (typeof scenarioMachine.transitions)[number]['event'];
export const scenarioStatuses = Object.keys(scenarioMachine.labels) as [ScenarioStatus, ...ScenarioStatus[]];
export const scenarioEvents = [...new Set(scenarioMachine.transitions.map(({ event }) => event))] as [ScenarioEvent, ...ScenarioEvent[]];
