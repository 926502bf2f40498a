const texts = {
  label: 'Files (optional)',
  choose: 'Choose files',
  hint: 'or drop or paste them here. PDF, pictures, Word, Excel, PowerPoint or text, up to 10 MB each.',
  added: 'Files that go with it',
  sending: '{{size}}, on its way …',
  remove: 'Take away {{name}}',
  full_one: 'One file can be added at once; the others were left out.',
  full_other: '{{count}} files can be added at once; the others were left out.',
  kilobytes: '{{size}} kB',
  megabytes: '{{size}} MB',
  about: '{{size}}, added by {{who}} on {{when}}',
  gone: '· taken away on {{when}}',
};
export default texts;

declare module '../../../i18n/texts.ts' {
  interface Texts {
    files: typeof texts;
  }
}
