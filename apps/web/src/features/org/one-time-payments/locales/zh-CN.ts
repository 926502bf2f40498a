import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '一次性薪资',
  lead: '只发放或扣除一次的薪资，随计薪日期所在的薪资期间处理。',
  panelNote: '只发放一次，随计薪日期所在的薪资期间处理。',
  create: '新建一次性薪资',
  import: '导入一次性薪资',
  change: '修改',
  remove: '撤回',
  more: '显示最近 {{shown}} 条，共 {{total}} 条；全部见一次性薪资列表。',
  states: {
    ahead: '尚未发放',
    taken: '已随 {{period}} 发放',
    late: '录入晚于 {{period}}，请对该期间重新计算以补发',
  },
  fields: {
    person: '员工',
    number: '工号',
    item: '薪酬项目',
    amount: '金额',
    currency: '币种',
    payrollDate: '计薪日期',
    remarks: '备注',
    state: '发放情况',
    actions: '操作',
  },
  filters: { all: '全部项目', from: '计薪日期自', until: '至', search: '姓名或工号' },
  none: { title: '暂无一次性薪资', text: '可为某位员工录入奖金或扣款，或导入文件。', person: '暂无。' },
  form: {
    add: '{{name}}的一次性薪资',
    change: '修改{{name}}的一次性薪资',
    text: '是否计税、在工资单上列于何处，由为该员工发薪的薪资规则决定。',
    choose: '请选择…',
    noItems: '尚无一次性薪酬项目，请先在“薪酬项目”中添加。',
    otherCurrency: '用人单位以 {{currency}} 发薪；按该币种发薪的规则不会读取其他币种。',
    dateHint: '随该日所在的薪资期间发放。',
    save: '保存',
    done: '{{name}}的{{item}}将随 {{day}} 所在期间发放。',
  },
  delete: {
    title: '撤回{{name}}的{{item}} {{amount}}？',
    text: '尚无期间发放该笔。',
    taken: '{{period}} 已发放该笔。对该期间重新计算可得出应扣回的金额。',
    action: '撤回',
    done: '已撤回{{name}}的{{item}} {{amount}}。',
  },
};
export default messages;
