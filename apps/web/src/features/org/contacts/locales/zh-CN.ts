import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '家庭与紧急联系人',
  lead: '紧急情况下的联系人，以及福利和休假所需的家庭成员信息。',
  leadReading: '紧急情况下的联系人及家庭成员。如需修改，请联系人事。',
  mine: '家庭与紧急联系人',
  mineLead: '紧急情况下公司联系的人员。仅您本人和人事可见。',
  add: '添加',
  change: '修改',
  changeOf: '修改{{name}}',
  remove: '删除',
  removeOf: '删除{{name}}',
  emergency: '紧急联系人',
  born: '出生日期 {{day}}',
  empty: { title: '暂无联系人', text: '请至少添加一位紧急联系人。' },
  nobody: { title: '此账号未关联员工', text: '家庭与紧急联系人按员工保存；他人的联系人见其员工页面。' },
  unseen: { title: '不在您可查看的范围内', text: '您可查看自己的联系人；他人的联系人仅人事可见。' },
  relationships: {
    spouse: '配偶',
    partner: '伴侣',
    child: '子女',
    parent: '父母',
    sibling: '兄弟姐妹',
    'other-family': '其他家庭成员',
    friend: '朋友',
    other: '其他',
  },
  fields: { name: '姓名', relationship: '关系', phone: '电话', birthDate: '出生日期', isEmergency: '作为紧急联系人' },
  form: {
    add: '添加联系人',
    change: '修改联系人',
    text: '紧急联系人须填写电话；出生日期可留空。',
    choose: '请选择…',
    save: '保存',
    done: '“{{name}}”已保存。',
  },
  delete: { title: '删除{{name}}？', text: '删除后不再作为联系人；变更记录予以保留。', done: '“{{name}}”已删除。' },
};
export default messages;
