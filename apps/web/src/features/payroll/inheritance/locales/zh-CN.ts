import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  solutions: '薪酬方案',
  solution: '方案',
  title: '上级方案的新发布',
  titleOf: '{{parent}} 的新发布',
  nothing: '上级方案没有新内容',
  nothingText: '此方案已沿用上级方案当前发布的副本。上级方案再次发布后，会显示在这里。',
  versions: '当前沿用副本 {{from}}，已发布副本 {{to}}',
  published: '{{by}} 于 {{at}} 发布',
  parentOff: '上级方案已停用',
  conflicts: '双方均有修改',
  conflictsNote_other: '{{count}} 处。除非您另行选择，否则保留本方案的内容。',
  others: '仅上级方案修改',
  othersNote_other: '{{count}} 处。默认采用，取消勾选则不采用。',
  sameAlready: '上级方案的修改此处均已具备，采用该副本仅作记录。',
  yours: '保留本方案：',
  theirs: '采用上级方案：',
  take: '采用到草稿',
  takeTitle: '采用 {{parent}} 的副本 {{number}}？',
  takeText: '草稿（副本 {{number}}）此后沿用上级方案的副本 {{to}}。未采用的部分保持现状。',
  takeTextNew: '将以副本 {{number}} 新建草稿，并沿用上级方案的副本 {{to}}。发布之前不会按其计薪。',
  taken: '采用',
  left: '未采用',
  keptOwn: '其中保留本方案的',
  try: '在最近批次上试算',
  trial: '影响',
  trialName: '采用 {{parent}} 副本 {{number}}',
  done_other: '已将 {{count}} 处采用到草稿。',
};
export default messages;
