const texts = {
  hold: 'Hold',
  takeIn: 'Take in again',
  holdOne: 'Hold {{name}}?',
  holdMany_one: 'Hold {{people}} person?',
  holdMany_other: 'Hold {{people}} people?',
  holdText: 'Whoever is held is left out of totals, ledger and payslips until taken in again. Your remarks stand with them as the reason.',
  takeInOne: 'Take {{name}} in again?',
  takeInMany_one: 'Take {{people}} person in again?',
  takeInMany_other: 'Take {{people}} people in again?',
  takeInText: 'They are paid by this batch again, and what was found at them is asked again.',
  held_one: '{{people}} person is held',
  held_other: '{{people}} people are held',
  takenIn_one: '{{people}} person is taken in again',
  takenIn_other: '{{people}} people are taken in again',
  wasSo: 'Nothing changed: they were so already',
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    holding: typeof texts;
  }
}
