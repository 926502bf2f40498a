import { defineStateMachine, stay } from '../../core/state-machine.ts';

export const periodMachine = defineStateMachine({
  name: 'Period',
  initial: 'disabled',
  labels: {
    disabled: { en: 'Not activated', 'zh-CN': '未启用' },
    enabled: { en: 'Activated', 'zh-CN': '已启用' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
  },
  transitions: [
    { event: 'enable', from: ['disabled'], to: 'enabled', permission: 'system' },
    { event: 'disable', from: ['enabled'], to: 'disabled', guard: ['!hasLiveBatches'], permission: 'system' },
    { event: 'close', from: ['enabled'], to: 'closed', guard: ['!hasLiveBatches', '!hasHeldPayees'], permission: 'system' },
    { event: 'reopen', from: ['closed'], to: 'enabled', permission: 'system' },
    ...stay({ event: 'create-batch', from: ['enabled'], permission: 'batch.create' }),
    ...stay({ event: 'move-batch', from: ['enabled'], permission: 'system' }),
    ...stay({ event: 'set-opening-balances', from: ['disabled', 'enabled'], permission: 'batch.submit-data' }),
  ],
});
export type PeriodStatus = keyof typeof periodMachine.labels;
