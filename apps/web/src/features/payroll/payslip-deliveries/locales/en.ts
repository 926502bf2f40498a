const texts = {
  figures: 'How far they have come',
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
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslipDeliveries: typeof texts;
  }
}
