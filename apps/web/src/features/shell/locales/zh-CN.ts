import type { Translation } from '../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  skip: '跳到正文',
  navigation: '主导航',
  groups: { mine: '我的', payroll: '薪酬' },
  home: '首页',
  collapse: '收起侧边栏',
  expand: '展开侧边栏',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  search: '搜索',
  searchHint: '搜索人员、页面、批次',
  language: '语言',
  languages: { en: 'English', 'zh-CN': '简体中文' },
  theme: { label: '外观', light: '浅色', dark: '深色', auto: '跟随系统' },
  account: '{{name}} 的账户',
  signOut: '退出登录',
  notFound: { title: '此地址没有内容', text: '链接可能已过期，或缺少字符。', action: '返回首页' },
  denied: { title: '您无权访问此页面', text: '如工作需要，请向管理员申请权限 {{permission}}。', action: '返回首页' },
  error: {
    title: '无法显示此页面',
    text: '您的操作没有丢失。请重试；若仍失败，请将追踪编号告知管理员。',
    retry: '重试',
    trace: '追踪编号',
    noTrace: '发生在本浏览器中',
  },
  palette: {
    label: '命令面板',
    placeholder: '输入人员、页面、批次或操作',
    nothing: '没有匹配项。请尝试姓名、工号或批次。',
    screens: '页面',
    batches: '批次',
    people: '人员',
    actions: '操作',
    newBatch: '新建批次',
    toLight: '切换到浅色主题',
    toDark: '切换到深色主题',
    speak: '使用{{language}}',
    hint: '移动，Enter 打开，Esc 离开',
  },
};
export default messages;
