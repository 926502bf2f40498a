import type { Translation } from '../../../i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  phrases: { Completions: '补全', Diagnostics: '问题', 'No diagnostics': '没有问题', close: '关闭' },
};
export default messages;
