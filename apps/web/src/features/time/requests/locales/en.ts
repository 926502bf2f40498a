const texts = {
  status: 'Status',
  allStates: 'All',
  from: 'From',
  until: 'Through',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    requests: typeof texts;
  }
}
