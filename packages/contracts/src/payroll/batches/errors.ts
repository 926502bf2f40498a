import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  RUN_IN_PROGRESS: {
    status: 409,
    en: 'Batch {id} is being calculated. Wait until it has finished or cancel the run first.',
    'zh-CN': '批次 {id} 正在计算。请等待完成或先取消计算。',
  },
  BATCH_WITHOUT_PAYEES: {
    status: 409,
    en: 'Nobody is to be paid in batch {id}: no employee of {legalEntity} is employed in {period}.',
    'zh-CN': '批次 {id} 没有发薪人员：{legalEntity} 在 {period} 没有在职员工。',
  },
  NOBODY_IN_SCOPE: {
    status: 409,
    en: 'Nobody is to be paid in batch {id}: the application scope leaves out all {count} people who are employed in {period}. Look at the application scope of the solution.',
    'zh-CN': '批次 {id} 没有发薪人员：{period} 在职的 {count} 人均不在适用范围内。请检查方案的适用范围。',
  },
  PAYEE_IN_OTHER_BATCH: {
    status: 409,
    en: '{count} employees are already in another live batch of {period}, {employee} among them. Cancel that batch or make an off-cycle one.',
    'zh-CN': '{count} 名员工已在 {period} 的其他有效批次中，例如 {employee}。请取消该批次或新建非周期批次。',
  },
  PAYEE_NOT_OF_PERIOD: {
    status: 409,
    en: '{employee} cannot be added to batch {id}: they are not employed by {legalEntity}, or begin only after {period}.',
    'zh-CN': '无法将 {employee} 加入批次 {id}：该人员不属于 {legalEntity}，或在 {period} 之后才入职。',
  },
  PREPARATION_GAVE_UP: {
    status: 500,
    en: 'The data of batch {id} could not be prepared: {count} workers ended while they were at it, the last time because: {reason}. Nothing was changed. Prepare it again; if it fails again, look into the log of the workers.',
    'zh-CN':
      '批次 {id} 的数据未能准备：{count} 次执行均中断，最后一次原因：{reason}。未做任何更改。请重新准备；若仍失败，请查看后台任务日志。',
  },
  RETRO_NOBODY_CHANGED: {
    status: 409,
    en: 'Nobody is calculated again for {period}: the records of all its people say what they were paid by. Choose people by name to calculate them all the same.',
    'zh-CN': '{period} 无需重新计算：所有人员的记录均与发薪时一致。如仍需计算，请逐一选择人员。',
  },
  FORECAST_GAVE_UP: {
    status: 500,
    en: 'What preparing batch {id} would freeze could not be counted: {count} workers ended while they were at it, the last time because: {reason}. The batch is as it was. Count again; if it fails again, look into the log of the workers.',
    'zh-CN':
      '批次 {id} 准备数据将冻结的内容未能统计：{count} 次执行均中断，最后一次原因：{reason}。批次未变。请重新统计；若仍失败，请查看后台任务日志。',
  },
  BATCH_MOVE_GAVE_UP: {
    status: 500,
    en: '“{event}” of batch {id} could not be done: {count} workers ended while they were at it, the last time because: {reason}. Nothing was changed. Do it again; if it fails again, look into the log of the workers.',
    'zh-CN':
      '批次 {id} 的“{event}”未能完成：{count} 次执行均中断，最后一次原因：{reason}。未做任何更改。请重新操作；若仍失败，请查看后台任务日志。',
  },
  INPUT_FREEZING_GAVE_UP: {
    status: 500,
    en: 'The input of “{name}” could not be frozen: {count} workers ended while they were at it, the last time because: {reason}. Start it again; if it fails again, look into the log of the workers.',
    'zh-CN': '“{name}”的输入数据未能冻结：{count} 次执行均中断，最后一次原因：{reason}。请重新开始；若仍失败，请查看后台任务日志。',
  },
  INPUT_FROZEN_ANEW: {
    status: 409,
    en: 'The data of {batch} was prepared anew while the input of “{name}” was being frozen. Start it again.',
    'zh-CN': '冻结“{name}”的输入时，{batch} 的数据已重新准备。请重新开始。',
  },
  PERIOD_HAS_BATCH: {
    status: 409,
    en: '“{batch}” already pays {count} people in {period}. For corrections make an off-cycle batch; to start over, move that batch back and discard it first.',
    'zh-CN': '“{batch}”已包含 {period} 的 {count} 名员工。更正请新建非周期批次；如需重来，请先将该批次退回并作废。',
  },
  BATCH_HAS_ERRORS: {
    status: 409,
    en: '{count} employees of batch {id} have errors. Correct or hold them, then go on.',
    'zh-CN': '批次 {id} 有 {count} 名员工存在错误，请更正或暂缓发放后再继续。',
  },
  BATCH_HAS_FINDINGS: {
    status: 409,
    en: 'Batch {id} cannot be submitted: {blocking} findings are errors and {open} warnings have no remark. Correct or hold these people, and say why the warnings are right.',
    'zh-CN': '批次 {id} 不能提交：有 {blocking} 项错误，{open} 项警告尚无说明。请更正或暂缓发放相关人员，并说明警告为何无误。',
  },
  RESULT_MISSING: {
    status: 409,
    en: 'Batch {id} has no whole result. Calculate it to its last step first.',
    'zh-CN': '批次 {id} 尚无完整结果，请先计算到最后一步。',
  },
  INVARIANT_BROKEN: {
    status: 500,
    en: 'Batch {id} was stopped because its figures do not agree: {reason}. Nothing was changed.',
    'zh-CN': '批次 {id} 的数字不一致，已停止：{reason}。未做任何更改。',
  },
  CHUNK_FAILED: {
    status: 500,
    en: 'Run {run}: part {part} of the people failed {count} times, the last time because: {reason}. The batch keeps its former result. Calculate again; if it fails again, look for the run in the log of the workers.',
    'zh-CN':
      '计算 {run}：第 {part} 部分人员已失败 {count} 次，最后一次原因：{reason}。批次保留原有结果。请重新计算；若仍失败，请在后台任务日志中查找该次计算。',
  },
  RUN_FIGURES_DISAGREE: {
    status: 500,
    en: 'Run {run} was stopped because its figures do not agree: {reason}. The batch keeps its former result. Calculate again; if the message comes back, report it with the number of the run.',
    'zh-CN': '计算 {run} 的数字不一致，已停止：{reason}。批次保留原有结果。请重新计算；若再次出现，请连同计算编号一并报告。',
  },
  DEFINITION_CHANGED: {
    status: 500,
    en: 'Run {run}: the worker reads the definition of {solution} differently from the server: {reason}. Start server and workers in the same version, then calculate again.',
    'zh-CN': '计算 {run}：后台任务对 {solution} 定义的解读与服务器不同：{reason}。请以相同版本启动服务器和后台任务，然后重新计算。',
  },
  ENGINE_DISAGREES: {
    status: 500,
    en: 'Run {run}: the generated code and the reference evaluator differ at {place} in row {row}. Nothing was paid by it. This is a defect of the engine: report it with the solution and the number of the run.',
    'zh-CN':
      '计算 {run}：生成的代码与参考计算在 {place} 第 {row} 行的结果不同。未据此发放任何工资。这是引擎缺陷，请连同方案和计算编号一并报告。',
  },
  INPUT_INCOMPLETE: {
    status: 500,
    en: 'Run {run}: of the people in rows {from} to {to} of the batch {found} frozen inputs are there instead of {wanted}. Take the batch back to new and prepare it again.',
    'zh-CN': '计算 {run}：批次第 {from} 至 {to} 行的人员应有 {wanted} 项冻结数据，实有 {found} 项。请将批次退回新建并重新准备。',
  },
  TOO_MANY_GROUPS: {
    status: 422,
    en: 'Run {run}: {table} would have {count} rows; {max} is the most. Group by columns with fewer different values, or begin the groups with EMPLOYEE.',
    'zh-CN': '计算 {run}：{table} 将有 {count} 行，上限为 {max} 行。请按取值较少的列分组，或以 EMPLOYEE 作为第一个分组。',
  },
} as const satisfies ErrorDefinitions;
