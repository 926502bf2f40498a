import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * A change over the thresholds, from when it is found to its sign-off. Another figure of the same person is found anew, whatever was said of the
 * old one (`find`).
 */
export const dueChangeMachine = defineStateMachine({
  name: 'Change',
  initial: 'open',
  labels: {
    open: { en: 'Open', 'zh-CN': '待核对' },
    noted: { en: 'Commented', 'zh-CN': '已备注' },
    assigned: { en: 'Assigned', 'zh-CN': '已指派' },
    'signed-off': { en: 'Signed off', 'zh-CN': '已签核' },
  },
  transitions: [
    { event: 'find', from: ['open', 'noted', 'assigned', 'signed-off'], to: 'open', permission: 'system' },
    { event: 'note', from: ['open', 'noted'], to: 'noted', permission: 'batch.submit' },
    { event: 'note', from: ['assigned'], to: 'assigned', permission: 'batch.submit' },
    { event: 'assign', from: ['open', 'noted', 'assigned'], to: 'assigned', permission: 'batch.submit' },
    { event: 'sign-off', from: ['open', 'noted', 'assigned'], to: 'signed-off', permission: 'batch.submit' },
    { event: 'reopen', from: ['signed-off'], to: 'open', permission: 'batch.submit' },
  ],
});
