import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * The comparison of a batch's result with the last one, from when a run becomes the result. `open` begins it anew, whatever it was: another result,
 * somebody held, another batch to compare with. A worker that claims it takes it over from one that is gone.
 */
export const comparisonMachine = defineStateMachine({
  name: 'Comparison',
  initial: 'waiting',
  labels: {
    waiting: { en: 'Waiting to be compared', 'zh-CN': '等待比较' },
    comparing: { en: 'Comparing', 'zh-CN': '比较中' },
    compared: { en: 'Compared', 'zh-CN': '已比较' },
    canceled: { en: 'Canceled', 'zh-CN': '已取消' },
    failed: { en: 'Failed', 'zh-CN': '比较失败' },
  },
  transitions: [
    { event: 'open', from: ['waiting', 'comparing', 'compared', 'canceled', 'failed'], to: 'waiting', permission: 'system' },
    { event: 'start', from: ['canceled', 'failed'], to: 'waiting', permission: 'batch.calculate' },
    { event: 'cancel', from: ['waiting', 'comparing'], to: 'canceled', permission: 'batch.calculate' },
    { event: 'claim', from: ['waiting', 'comparing'], to: 'comparing', permission: 'system' },
    { event: 'finish', from: ['comparing'], to: 'compared', permission: 'system' },
    { event: 'fail', from: ['comparing'], to: 'failed', permission: 'system' },
  ],
});

export type ComparisonStatus = keyof typeof comparisonMachine.labels;
export type ComparisonEvent = (typeof comparisonMachine.transitions)[number]['event'];
export const comparisonStatuses = Object.keys(comparisonMachine.labels) as [ComparisonStatus, ...ComparisonStatus[]];
