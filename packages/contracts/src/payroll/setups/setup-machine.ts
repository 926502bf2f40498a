import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * How far a legal entity is on its way to the first payslip. Each step is done by the calls that people use every day; the machine only says what
 * comes next, and that a step is complete when what it is about is there. A step is undone when it is gone again, the last one first, until a
 * batch is closed: from then on there is something that was paid.
 */
export const setupMachine = defineStateMachine({
  name: 'Guided start',
  initial: 'people',
  labels: {
    people: { en: 'People', 'zh-CN': '员工' },
    pay: { en: 'Pay', 'zh-CN': '薪酬' },
    solution: { en: 'Solution', 'zh-CN': '方案' },
    period: { en: 'First period', 'zh-CN': '首个期间' },
    finished: { en: 'Ready to pay', 'zh-CN': '可以发薪' },
    left: { en: 'Left', 'zh-CN': '已退出' },
  },
  transitions: [
    { event: 'complete-people', from: ['people'], to: 'pay', guard: ['hasPeople'], permission: 'setup.edit' },
    { event: 'complete-pay', from: ['pay'], to: 'solution', guard: ['hasPay'], permission: 'setup.edit' },
    { event: 'complete-solution', from: ['solution'], to: 'period', guard: ['hasSolution'], permission: 'setup.edit' },
    { event: 'complete-period', from: ['period'], to: 'finished', guard: ['hasOpenPeriod'], permission: 'setup.edit' },
    { event: 'undo-period', from: ['finished'], to: 'period', guard: ['!hasClosedBatch', '!hasOpenPeriod'], permission: 'setup.edit' },
    { event: 'undo-solution', from: ['period'], to: 'solution', guard: ['!hasClosedBatch', '!hasSolution'], permission: 'setup.edit' },
    { event: 'undo-pay', from: ['solution'], to: 'pay', guard: ['!hasClosedBatch', '!hasPayImport'], permission: 'setup.edit' },
    { event: 'undo-people', from: ['pay'], to: 'people', guard: ['!hasClosedBatch', '!hasPeople'], permission: 'setup.edit' },
    { event: 'leave', from: ['people'], to: 'left', guard: ['!hasClosedBatch'], permission: 'setup.edit' },
  ],
});

/** Of a start that has been left nothing is kept. */
export type SetupStatus = Exclude<keyof typeof setupMachine.labels, 'left'>;
export type SetupEvent = (typeof setupMachine.transitions)[number]['event'];
export const setupStatuses = Object.keys(setupMachine.labels).filter((status) => status !== 'left') as [SetupStatus, ...SetupStatus[]];

/** The steps after the legal entity itself, in their order. */
export const setupSteps = ['people', 'pay', 'solution', 'period'] as const;
export type SetupStep = (typeof setupSteps)[number];
