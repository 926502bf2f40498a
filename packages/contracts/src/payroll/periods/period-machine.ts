import { defineStateMachine, stay } from '../../core/state-machine.ts';

/**
 * A period, from its making to its close. A closed one is left by its reopening alone. `edit` leaves the state as it is: dates are changed as
 * long as nobody is paid by them. Who closes it is asked what it still waits for: batches that are not closed, people who are held.
 */
export const periodMachine = defineStateMachine({
  name: 'Period',
  initial: 'disabled',
  labels: {
    disabled: { en: 'Not activated', 'zh-CN': '未启用' },
    enabled: { en: 'Activated', 'zh-CN': '已启用' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
    deleted: { en: 'Deleted', 'zh-CN': '已删除' },
  },
  transitions: [
    { event: 'enable', from: ['disabled'], to: 'enabled', permission: 'period.enable' },
    { event: 'disable', from: ['enabled'], to: 'disabled', guard: ['!hasBatches'], permission: 'period.enable' },
    { event: 'close', from: ['enabled'], to: 'closed', guard: ['!hasOpenBatches', '!hasHeldPayees'], permission: 'period.close' },
    { event: 'reopen', from: ['closed'], to: 'enabled', permission: 'period.reopen' },
    { event: 'delete', from: ['disabled'], to: 'deleted', guard: ['isLast', 'isUnused'], permission: 'period.edit' },
    ...stay({ event: 'edit', from: ['disabled', 'enabled'], guard: ['!hasBatches'], permission: 'period.edit' }),
    ...stay({ event: 'create-batch', from: ['enabled'], permission: 'batch.create' }),
    ...stay({ event: 'move-batch', from: ['enabled'], permission: 'system' }),
    ...stay({ event: 'make-payslips', from: ['enabled', 'closed'], permission: 'batch.generate-payslips' }),
    ...stay({ event: 'set-opening-balances', from: ['disabled', 'enabled'], permission: 'batch.submit-data' }),
  ],
});

export type PeriodStatus = keyof typeof periodMachine.labels;
export const periodStatuses = Object.keys(periodMachine.labels) as [PeriodStatus, ...PeriodStatus[]];
export type PeriodEvent = (typeof periodMachine.transitions)[number]['event'];
export const periodEvents = [...new Set(periodMachine.transitions.map(({ event }) => event))] as [PeriodEvent, ...PeriodEvent[]];

/**
 * What a guard can ask of a period. `hasBatches`: one that is neither canceled nor deleted; `hasOpenBatches`: one that is not closed either.
 * `hasHeldPayees`: somebody is held in a batch and paid by no other one of the period. `isUnused`: no batch, no balance and no payslips ever pointed to it.
 */
export type PeriodFact = 'hasBatches' | 'hasOpenBatches' | 'hasHeldPayees' | 'isLast' | 'isUnused';
