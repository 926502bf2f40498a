const texts = {
  title: 'Documents',
  lead: 'Permits, qualifications, training, resumes and what was signed. Files are kept encrypted, and whoever downloads one is recorded.',
  leadReading: 'Permits, qualifications, training, resumes and what was signed. Whoever downloads a file is recorded.',
  leadOwn:
    'Bring your resume, qualifications and training records yourself; you can change and delete what you have brought. Files are kept encrypted.',
  mine: 'My documents',
  mineLead: 'What your company keeps of you, and what you have brought. Only you and whoever looks after people see it.',
  add: 'Add a document',
  change: 'Change',
  changeOf: 'Change {{title}}',
  remove: 'Delete',
  removeOf: 'Delete {{title}}',
  download: 'Download {{name}}',
  downloaded: '{{name}} is on your device.',
  states: { ending: 'Ends soon', ended: 'Ended' },
  issuedByOn: 'Issued by {{by}} on {{day}}',
  issuedBy: 'Issued by {{by}}',
  issuedOn: 'Issued on {{day}}',
  validUntil: 'Valid until {{day}}',
  brought: 'Brought by the employee on {{when}}',
  broughtByYou: 'Brought by you on {{when}}',
  addedBy: 'Added by {{who}} on {{when}}',
  noFile: 'No file',
  empty: {
    title: 'No documents yet',
    text: 'Add the first one: what it is, until when it holds, and the file.',
    reading: 'Nobody has added a document of this person.',
    own: 'Bring your resume, or a qualification or training record.',
  },
  nobody: {
    title: 'This account belongs to no employee',
    text: 'Documents are kept of employees. Those of others stand on the page of each person.',
  },
  unseen: { title: 'Not yours to see', text: 'You see your own documents; those of others are for whoever looks after people.' },
  fields: {
    kind: 'Kind of document',
    title: 'Title',
    issuedBy: 'Issued by (optional)',
    issuedOn: 'Issued on (optional)',
    validUntil: 'Valid until (optional)',
    remarks: 'Remarks (optional)',
    file: 'File (optional)',
  },
  form: {
    add: 'Add a document',
    change: 'Change a document',
    text: 'Where a day is said until which it holds, human resources are reminded in time. Leave the number of the document out: it has a place of its own.',
    choose: 'Choose…',
    chooseFile: 'Choose a file',
    replaceFile: 'Choose another file',
    withoutFile: 'Without a file',
    fileHelp: 'PDF, Word (docx), JPEG or PNG, up to 10 MB. It is kept encrypted.',
    fileComing: 'The file is still on its way. Save again when its name stands here.',
    save: 'Save',
    done: '“{{title}}” is saved.',
  },
  delete: {
    file: 'File',
    title: 'Delete “{{title}}”?',
    text: 'Its file is deleted for good. The history keeps that it stood here.',
    confirm: 'Delete it',
    done: '“{{title}}” is deleted.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    documents: typeof texts;
  }
}
