const texts = {
  title: 'Family and emergency contacts',
  lead: 'Whom to call when something happens, and the family as far as benefits and leave ask for it.',
  leadReading: 'Whom to call when something happens, and the family. Whoever looks after people in your company changes them.',
  mine: 'Family and emergency contacts',
  mineLead: 'Whom your company calls when something happens to you. Only you and whoever looks after people see it.',
  add: 'Add somebody',
  change: 'Change',
  changeOf: 'Change {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  emergency: 'In an emergency',
  born: 'Born on {{day}}',
  empty: { title: 'Nobody yet', text: 'Add at least one person to call in an emergency.' },
  nobody: {
    title: 'This account belongs to no employee',
    text: 'Family and emergency contacts are kept of employees. Those of others stand on the page of each person.',
  },
  unseen: { title: 'Not yours to see', text: 'You see your own contacts; those of others are for whoever looks after people.' },
  relationships: {
    spouse: 'Spouse',
    partner: 'Partner',
    child: 'Child',
    parent: 'Parent',
    sibling: 'Brother or sister',
    'other-family': 'Other family',
    friend: 'Friend',
    other: 'Other',
  },
  fields: {
    name: 'Name',
    relationship: 'Relationship',
    phone: 'Phone',
    birthDate: 'Date of birth',
    isEmergency: 'Call in an emergency',
  },
  form: {
    add: 'Add a contact',
    change: 'Change a contact',
    text: 'Whoever is called in an emergency needs a phone number; the date of birth can stay blank.',
    choose: 'Choose…',
    save: 'Save',
    done: '“{{name}}” is saved.',
  },
  delete: {
    title: 'Remove {{name}}?',
    text: 'Nobody calls them any more. The history keeps that they stood here.',
    done: '“{{name}}” is removed.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    contacts: typeof texts;
  }
}
