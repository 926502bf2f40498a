const texts = {
  title: 'Corrections asked for',
  list: {
    title: 'Corrections of attendance',
    lead: 'What people have asked to be corrected of their attendance, and how it stands.',
    search: 'Name or number',
  },
  columns: { employee: 'Employee', number: 'Number', what: 'What is asked for', status: 'State', actions: 'Actions' },
  said: {
    in: 'came at {{time}}',
    out: 'went at {{time}}',
    outNextDay: 'went at {{time}} the next day',
    wrong: 'without the punch of {{times}}',
  },
  none: {
    title: 'No corrections',
    own: 'What you ask for is shown here, with how it stands.',
    others: 'Nobody has asked for a correction, or none fits what is chosen.',
  },
  fields: {
    date: 'Day',
    dateHint: 'The day on which the shift begins.',
    inTime: 'Came at',
    outTime: 'Went at',
    outNextDay: 'Went on the day after',
    wrong: 'Punches that are not to count',
    reason: 'Reason',
  },
  ask: {
    action: 'Ask for a correction',
    title: 'Ask for a correction',
    text: 'Say what was not clocked, or what is wrong. It counts once it is approved.',
    submit: 'Send',
    done: 'The request is sent.',
  },
  cancel: {
    action: 'Take back',
    title: 'Take the correction of {{day}} back?',
    text: 'The day is counted as it was clocked.',
    done: 'The correction is taken back.',
  },
};

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    corrections: typeof texts;
  }
}
export default texts;
