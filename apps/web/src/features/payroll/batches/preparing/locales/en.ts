const texts = {
  parts: {
    queued: 'Waiting for a worker',
    population: 'Finding out who is paid',
    sources: 'Freezing what is known of them',
    history: 'Freezing what was paid before',
    checks: 'Checking what is frozen',
  },
  step: 'step {{step}} of {{total}}',
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  left: '{{time}} left',
  leave: 'You can leave this page: the inbox tells you when it is done',
};

export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    preparing: typeof texts;
  }
}
