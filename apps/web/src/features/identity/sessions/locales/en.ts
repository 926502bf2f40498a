const texts = {
  title: 'Security',
  lead: 'How you sign in, where you are signed in, and what was tried',
  tabs: { password: 'Password', 'second-factor': 'Second factor', sessions: 'Sessions', 'sign-ins': 'Sign-ins' },
  sessions: {
    title: 'Sessions',
    note: 'A session ends by itself after {{minutes}} minutes without use.',
    empty: 'Signed in nowhere',
    emptyText: 'A session shows here from the sign-in until it ends.',
    current: 'This one',
    end: 'End',
    endOthers: 'End all others',
    endAsk: 'End the session on {{device}}?',
    endText: 'It was last used {{when}} from {{address}}. Its next step leads to the sign-in page; what was not saved there is lost.',
    ended: 'Session ended.',
    othersAsk: 'End all other sessions?',
    othersText_one: '{{count}} other session ends; this one stays.',
    othersText_other: '{{count}} other sessions end; this one stays.',
    othersEnded_one: '{{count}} other session ended.',
    othersEnded_other: '{{count}} other sessions ended.',
    columns: { device: 'Device', address: 'Address', lastSeen: 'Last used', since: 'Since', end: 'End' },
    device: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
  },
  signIns: {
    title: 'Sign-ins of the last year',
    empty: 'Nobody has tried yet.',
    all: 'All',
    columns: { at: 'When', outcome: 'Outcome', way: 'By', address: 'Address' },
    ways: { password: 'Password', code: 'Code of the second factor', provider: 'Sign-in provider' },
    outcomes: { 'signed-in': 'Signed in', failed: 'Failed', unfinished: 'Right, more was asked for', cleared: 'Failed, cleared since' },
    show: 'Show',
    locked: 'Locked until {{when}}',
    lockedText: 'Too many sign-ins failed. It opens by itself then.',
  },
  unlock: {
    action: 'Unlock',
    ask: 'Unlock {{name}}?',
    text: 'Failed sign-ins up to now count no more. {{name}} can sign in at once.',
    done_one: '{{name}} is unlocked: {{count}} failure counts no more.',
    done_other: '{{name}} is unlocked: {{count}} failures count no more.',
  },
  setPassword: 'Set a password',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    sessions: typeof texts;
  }
}
