import type { LocalizedText } from './languages.ts';

const name = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

/** What keeps a thing from being moved on, by the fact that its machine asks about. */
export const guardNames: Readonly<Record<string, LocalizedText>> = {
  hasChanges: name('something to import', '有可导入的内容'),
  hasPeople: name('people in it', '有员工'),
  '!hasPeople': name('nobody in it any more: undo the file that brought them', '已无员工（请先撤销导入员工的文件）'),
  hasPay: name('pay on file', '有薪酬档案'),
  '!hasPayImport': name('no file of pay that stands: undo it first', '没有仍生效的薪酬文件（请先撤销导入）'),
  hasSolution: name('an active solution with published rules', '有已启用且规则已发布的方案'),
  '!hasSolution': name('no active solution: switch it off first', '没有已启用的方案（请先停用）'),
  hasOpenPeriod: name('a period that is activated', '有已启用的期间'),
  '!hasOpenPeriod': name('no period that is activated: disable it first', '没有已启用的期间（请先停用）'),
  '!hasClosedBatch': name('nobody paid yet: no batch is closed', '尚未发薪（没有已关闭的批次）'),
  '!dataSubmitted': name('data not submitted', '数据未提交'),
  '!isIncomplete': name('no refused row in a file that is taken whole', '整体导入的文件没有被拒绝的行'),
  '!hasBatches': name('no batches', '没有批次'),
  '!hasHeldPayees': name('nobody held', '无人暂缓发放'),
  '!hasOpenBatches': name('no open batches', '没有未结批次'),
  '!payslipsPublished': name('payslips not published', '工资单未发布'),
  '!lastNode': name('steps left', '还有后续节点'),
  dataSubmitted: name('data submitted', '数据已提交'),
  hasEarlierNode: name('a step gone through', '有已经过的节点'),
  lastNode: name('the last step', '最后一个节点'),
  isLast: name('the last of its solution', '该方案的最后一个期间'),
  isUnused: name('without batches and balances', '没有批次和余额'),
  hasWholeResult: name('calculated to the last step', '已计算到最后一步'),
  payslipsPublished: name('payslips published', '工资单已发布'),
  payslipsGenerated: name('payslips generated', '工资单已生成'),
  periodEnabled: name('period activated', '期间已启用'),
  moving: name('it is being moved', '正在变更状态'),
  '!moving': name('not being moved', '没有正在变更状态'),
  payslipsInHand: name('its payslips are being worked on', '正在处理工资单'),
  '!payslipsInHand': name('no work on its payslips under way', '没有正在处理工资单'),
  preparing: name('it is being prepared', '正在准备'),
  'a batch with a result': name('a batch with a result', '有结果的批次'),
};
