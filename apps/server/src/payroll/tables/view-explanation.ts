import type { Story } from '@wagewright/calc-engine';
import type { Language, LocalizedText } from '@wagewright/contracts';
import type { Explanation } from '@wagewright/contracts/payroll/tables';

type Told = Readonly<Record<Language, Story>>;

const both = (told: Told, text: (story: Story) => string): LocalizedText => ({ en: text(told.en), 'zh-CN': text(told['zh-CN']) });

/** The same story as it is told in each language, in one; the parts of both stand in the same order. */
export function viewExplanation(told: Told): Explanation {
  const { kind, value, shown, sentences, source, whose, rule, failed, children } = told.en;
  const chinese = told['zh-CN'];
  return {
    kind,
    name: both(told, ({ name }) => name),
    value,
    shown: shown === null ? null : both(told, (story) => story.shown ?? ''),
    sentences: sentences.map((_, index) => both(told, (story) => story.sentences[index] ?? '')),
    source: source === null ? null : both(told, (story) => story.source ?? ''),
    whose: whose === null ? null : both(told, (story) => story.whose ?? ''),
    rule,
    failed,
    children: children.map((child, index) => viewExplanation({ en: child, 'zh-CN': chinese.children[index] ?? child })),
  };
}
