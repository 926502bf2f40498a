import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  bankAccounts: '银行账户',
  bankNote: '工资发放至发薪日有效的账户。号码加密保存，每次查看均有记录。',
  taxNumbers: '纳税人识别号',
  identities: '身份证件',
  noAccount: '没有银行账户',
  noAccountText: '填写账户后才能转账发薪。',
  noTax: '没有纳税人识别号',
  noIdentity: '没有身份证件',
  since: '自 {{day}} 起',
  routingFact: '银行路由号码 {{routing}}',
  show: '查看',
  hide: '隐藏',
  showHelp: '显示完整号码，查看将被记录。',
  find: {
    action: '按号码查找',
    title: '按号码查找员工',
    text: '请输入证件上的完整号码；空格和连字符不影响查找。',
    kind: '号码类型',
    kinds: { account: '银行账号或税号', identity: '身份证件' },
    number: '号码',
    submit: '查找',
    nobody: '您可查看的员工中，没有人使用此号码。',
  },
  change: { 'bank-account': '变更账户', 'tax-number': '变更纳税人识别号', identity: '登记证件' },
  texts: {
    'bank-account': '自该日起生效，直至下一个已计划的账户。此前的发薪不受影响。',
    'tax-number': '自该日起生效。',
    identity: '每种证件一个号码，新号码取代原有号码。',
  },
  numbers: { 'bank-account': '账号或 IBAN', 'tax-number': '纳税人识别号', identity: '证件号码' },
  fields: {
    from: '生效日期',
    country: '国家',
    bank: '开户银行',
    holder: '户名',
    routing: '银行路由号码（美国）',
    document: '证件类型',
    reason: '原因（可选）',
  },
  countryHelp: '两位字母，例如 CN、US、DE',
  save: '保存',
  saved: '已保存{{name}}的信息',
};
export default messages;
