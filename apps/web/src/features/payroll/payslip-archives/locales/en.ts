const texts = {
  title_one: '{{payslips}} payslip as PDF',
  title_other: '{{payslips}} payslips as PDF',
  payslips: 'Payslips',
  ask: 'Save as PDF',
  askAll_one: 'Save {{payslips}} payslip as PDF',
  askAll_other: 'Save {{payslips}} payslips as PDF',
  asked: 'Asked for by {{who}} on {{when}}',
  kept: 'Kept until {{when}}',
  cancel: 'Cancel',
  failed: 'They could not be written',
  files: 'A zip file for each department',
  columns: {
    name: 'File',
    payslips: 'Payslips',
    size: 'Size, kB',
    archive: 'Archive',
    askedAt: 'Asked for',
    state: 'State',
    files: 'Files',
    keptUntil: 'Kept until',
  },
  list: {
    title: 'Payslips saved as PDF',
    lead: 'What you have asked for. Files are kept for {{days}} days; ask again where they are gone.',
    open: 'Those saved as PDF',
    emptyTitle: 'You have not saved payslips as PDF yet',
    emptyText: 'Ask for them where the payslips are listed: of a batch, of those chosen, or of those found.',
  },
  saveAgain: 'Save again',
  save: 'Save',
  saveOne: 'Save {{name}}',
  saved: '“{{name}}” is saved.',
  parts: { queued: 'Waiting for its turn', sorting: 'Sorting by department', writing: 'Writing payslips' },
  progress: {
    of: '{{done}} of {{total}}',
    left: '{{time}} left',
    rate: '{{rate}} a second',
    leave: 'goes on when you leave; the inbox tells you when it is done',
  },
  none: {
    finished: 'The files are not kept any more',
    cancelled: 'This was cancelled',
    text: 'Ask for them again where the payslips are listed.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslipArchives: typeof texts;
  }
}
