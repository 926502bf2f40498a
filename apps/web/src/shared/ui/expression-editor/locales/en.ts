const texts = {
  phrases: { Completions: 'Completions', Diagnostics: 'What is wrong', 'No diagnostics': 'Nothing is wrong', close: 'Close' },
};
export default texts;

declare module '../../../i18n/texts.ts' {
  interface Texts {
    expressionEditor: typeof texts;
  }
}
