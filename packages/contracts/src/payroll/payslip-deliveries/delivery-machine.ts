import { defineStateMachine } from '../../core/state-machine.ts';

/**
 * How one employee is told of a payslip in one way. An entry of the inbox is delivered when it is written; a mail waits in the outbox, and is sent
 * once the mail server has taken it: what happens behind that server nobody tells us.
 */
export const deliveryMachine = defineStateMachine({
  name: 'Delivery',
  initial: 'queued',
  labels: {
    queued: { en: 'Waiting to be sent', 'zh-CN': '待发送' },
    sent: { en: 'Sent', 'zh-CN': '已发送' },
    delivered: { en: 'Delivered', 'zh-CN': '已送达' },
    failed: { en: 'Failed', 'zh-CN': '发送失败' },
    replaced: { en: 'Address replaced', 'zh-CN': '地址已更换' },
  },
  transitions: [
    { event: 'send', from: ['queued'], to: 'sent', permission: 'system' },
    { event: 'deliver', from: ['queued'], to: 'delivered', permission: 'system' },
    { event: 'fail', from: ['queued'], to: 'failed', permission: 'system' },
    { event: 'resend', from: ['failed'], to: 'queued', permission: 'batch.publish-payslips' },
    { event: 'replace', from: ['failed'], to: 'replaced', permission: 'batch.publish-payslips' },
  ],
});

export type DeliveryStatus = keyof typeof deliveryMachine.labels;
export const deliveryStatuses = Object.keys(deliveryMachine.labels) as [DeliveryStatus, ...DeliveryStatus[]];
