const texts = {
  title: 'API keys',
  lead: 'By a key a program calls in your name, and may no more than you.',
  whose: 'Whose keys',
  own: 'My keys',
  all: 'Everybody’s keys',
  never: 'Never',
  anywhere: 'Anywhere',
  from: 'Calls from',
  addresses: 'Only from these addresses',
  callsPerMinute: 'Calls a minute',
  columns: {
    name: 'Name',
    owner: 'Owner',
    prefix: 'Begins with',
    state: 'State',
    permissions: 'May',
    expires: 'Expires',
    used: 'Last used',
  },
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked', dead: 'Owner disabled' },
  emptyTitle: 'No keys yet',
  emptyText: 'Make one for each program, so that each can be ended by itself.',
  revoke: 'Revoke',
  revokeText: 'Revoking ends the key at once and for good.',
  revoked: 'The key “{{name}}” is revoked.',
  new: {
    action: 'New key',
    title: 'New API key',
    text: 'The program gets what you choose here, as far as you hold it yourself at the moment of each call.',
    nameHint: 'The program that will use it.',
    permissionsHint: 'As little as it needs.',
    addressesHint: 'Addresses or ranges as in 10.1.0.0/16, each with Enter; none: anywhere.',
    days: 'Days until it expires',
    submit: 'Make key',
  },
  once: {
    title: 'The key “{{name}}”',
    text: 'It is shown this once. We keep only a trace by which we know it again; nobody can show it to you later.',
    how: 'Send it with each call as “Authorization: Bearer …”.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have kept it',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    apiKeys: typeof texts;
  }
}
