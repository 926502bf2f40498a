const texts = {
  figures: 'How far they have come',
  delivery: 'Delivery',
  channels: { 'app-message': 'Message in the product', email: 'E-mail' },
  resends_one: 'Sent again once',
  resends_other: 'Sent again {{count}} times',
  notPublished: 'Not published',
  published: 'Published',
  shownFrom: 'Can be read from {{day}}',
  nobody: 'Nobody was told',
  nobodyText: 'This person had neither an account nor an e-mail address. Give them one, then send again.',
  seen: 'Seen',
  notSeen: 'Not seen yet',
  checkUntil: 'To be checked by {{day}}',
  resend: 'Send again',
  resendFailed: 'Send again to those not reached',
  resendTitle_one: 'Tell {{count}} person again?',
  resendTitle_other: 'Tell {{count}} people again?',
  resendText:
    'Only where the message failed or reached nobody, and at the address that they have now. Whoever was told already is not told twice.',
  resent_one: '{{count}} message is on its way.',
  resent_other: '{{count}} messages are on their way.',
  nothingToResend: 'Everybody of these was told already, or has no account and no address.',
  resending_one: 'Telling {{count}} person again.',
  resending_other: 'Telling {{count}} people again.',
  waitsFor: {
    setting: 'No active payslip setting applies to this solution. Activate one, or put the solution on one that is active.',
    held: 'They are held. Reopen them, calculate and approve; then their payslip can be generated.',
    approval: 'Once the batch is approved, generate its payslips.',
    generation: 'The batch is approved: generate its payslips.',
    errors: 'Theirs was left out: a figure of their pay could not be worked out. Correct it, calculate and approve, then generate again.',
    published: 'The payslips of this batch are published without theirs. Pay them by an off-cycle batch: it makes a payslip of its own.',
    closed: 'The batch is closed without it. Take it back to approved to generate payslips.',
    canceled: 'The batch is canceled and makes no payslips.',
  },
  toSettings: 'Go to the payslip settings',
  toOffcycle: 'Make an off-cycle batch',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslipDeliveries: typeof texts;
  }
}
