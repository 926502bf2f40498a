import type { InputOf, LocalizedText } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import type { putPunches } from '@wagewright/contracts/time/attendance';
import { serviceAround } from '../../org/employees/index.ts';
import type { PersonRow } from '../requests/index.ts';

type DevicePunch = InputOf<typeof putPunches>['punches'][number];
/** What was brought by the same id before. */
export interface KnownPunch {
  readonly employeeId: number;
  readonly at: Date;
}

export type Judged =
  | { readonly is: 'new'; readonly person: PersonRow; readonly at: Date }
  | { readonly is: 'known' }
  | { readonly is: 'refused'; readonly reason: LocalizedText };

const why = (en: string, chinese: string): Judged => ({ is: 'refused', reason: { en, 'zh-CN': chinese } });
/** How far a device's clock may be ahead. */
const aheadMsMax = 300_000;

/** Whether a punch is new, was brought before, or cannot be. @param person whoever has the number within the caller’s reach */
export function judgePunch(punch: DevicePunch, person: PersonRow | undefined, known: KnownPunch | undefined, now: Date): Judged {
  const { employeeNumber, externalId } = punch;
  const at = new Date(Math.floor(Date.parse(punch.at) / 1_000) * 1_000);
  if (!person)
    return why(
      `Nobody whom you look after has the number ${employeeNumber}. Correct the number in the device.`,
      `您负责的员工中没有工号 ${employeeNumber}，请在设备中更正工号。`,
    );
  if (known)
    return known.employeeId === person.id && known.at.getTime() === at.getTime()
      ? { is: 'known' }
      : why(
          `The device has brought another punch as ${externalId} before. Give this one an id of its own; a wrong one is withdrawn on the page of the person.`,
          `设备此前已用 ${externalId} 上传另一条打卡记录。请为本条使用新的编号；错误的记录请在员工页面撤回。`,
        );
  if (at.getTime() > now.getTime() + aheadMsMax)
    return why(
      `${punch.at} is still to come. Set the clock of the device, and send the punch with its right time.`,
      `${punch.at} 尚未到来，请校准设备时钟后以正确时间上传。`,
    );
  const day = dayIn(person.legalEntity.timeZone, at);
  if (!serviceAround(person, day))
    return why(
      `${person.name} (${employeeNumber}) was not employed on ${day}. Correct the number in the device, or the days of employment.`,
      `${person.name}（${employeeNumber}）在 ${day} 不在职，请更正设备中的工号或员工的在职日期。`,
    );
  return { is: 'new', person, at };
}
