const texts = {
  when: 'When',
  who: 'Who',
  what: 'What',
  status: 'Now',
  noneTitle: 'Nothing has been done yet',
  remarks: 'Remarks',
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  errors_one: '{{errors}} error',
  errors_other: '{{errors}} errors',
  net: 'net pay {{net}}',
  steps: {
    'create-batch': 'created the batch',
    'prepare-batch': 'asked for the data to be prepared',
    'confirm-population': 'confirmed who is paid',
    'choose-payee': 'added or removed somebody',
    'cancel-preparation': 'cancelled the preparation',
    'preparation-finished': 'prepared the data',
    'preparation-failed': 'could not prepare the data',
    'calculate-batch': 'started the calculation',
    'change-payee-input': 'changed what one person is paid from',
    'recalculate-payees': 'recalculated employees',
    'recalculate-past': 'recalculated a past batch for this one',
    'discard-retro': 'dropped a recalculation of a past batch',
    'run-finished': 'finished the calculation',
    'run-failed': 'could not finish the calculation',
    'run-cancelled': 'stopped the calculation',
    'cancel-run': 'cancelled the run',
    'submit-batch': 'submitted for approval',
    'withdraw-batch': 'withdrew',
    'approve-instance': 'approved',
    'reject-instance': 'rejected',
    'roll-back-instance': 'rolled back to the submitter',
    'submit-batch-data': 'submitted the data',
    'generate-payslips': 'generated payslips',
    'publish-payslips': 'published payslips',
    'close-batch': 'closed the batch',
    'cancel-batch': 'discarded the batch',
    'delete-batch': 'deleted the batch',
    'move-batch-back': 'moved the batch back',
    'hold-payee': 'held or reopened a person',
  },
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    history: typeof texts;
  }
}
