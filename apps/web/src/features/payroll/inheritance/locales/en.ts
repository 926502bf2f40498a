const texts = {
  solutions: 'Solutions',
  solution: 'Solution',
  title: 'What the parent has published',
  titleOf: 'What {{parent}} has published',
  nothing: 'Nothing new from the parent',
  nothingText: 'This solution inherits what is published there. When the parent publishes again, it is offered here.',
  versions: 'Copy {{from}} is inherited, copy {{to}} is published',
  published: 'Published by {{by}} on {{at}}',
  parentOff: 'The parent is switched off',
  conflicts: 'Changed here and there',
  conflictsNote_one: '{{count}} part. What is here stays unless you choose otherwise.',
  conflictsNote_other: '{{count}} parts. What is here stays unless you choose otherwise.',
  others: 'Changed by the parent alone',
  othersNote_one: '{{count}} part. It is taken unless you take the mark away.',
  othersNote_other: '{{count}} parts. They are taken unless you take the mark away.',
  sameAlready: 'All that the parent has changed is here already. Taking the copy only notes that.',
  yours: 'Keep what is here:',
  theirs: 'Take the parent’s:',
  take: 'Take into the draft',
  takeTitle: 'Take copy {{number}} of {{parent}}?',
  takeText: 'The draft, copy {{number}}, inherits copy {{to}} of the parent from then on. What is left stays as it is here.',
  takeTextNew: 'A draft is made of copy {{number}}, which inherits copy {{to}} of the parent. Nobody is paid by it until you publish it.',
  taken: 'Taken',
  left: 'Left',
  keptOwn: 'Among them kept against the parent’s',
  try: 'Try on the last batch',
  trial: 'What it would do',
  trialName: 'With copy {{number}} of {{parent}}',
  done_one: '{{count}} part was taken into the draft.',
  done_other: '{{count}} parts were taken into the draft.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    inheritance: typeof texts;
  }
}
