import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const texts: Translation<typeof en> = {
  status: '状态',
  allStates: '全部',
  from: '从',
  until: '至',
};
export default texts;
