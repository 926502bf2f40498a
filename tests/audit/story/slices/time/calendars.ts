import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const county = async ({ server }: Scene) => await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
const made = async ({ server }: Scene) =>
  await server.prisma.workCalendar.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({ procedure: `time/calendars/${verb}`, by: 'administrator', input });
const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20310704\nSUMMARY:Independence Day\nEND:VEVENT\nEND:VCALENDAR';

/** A calendar from its making, as a copy of another one, to its end. */
export const steps: readonly Step[] = [
  step('create-calendar', async (scene) => {
    const { id: legalEntityId, calendarId } = await county(scene);
    return { code: 'STORY', name, legalEntityId, copyOfId: calendarId };
  }),
  step('update-calendar', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('put-days', async (scene) => ({ ...(await made(scene)), days: [{ date: '2031-01-01', kind: 'holiday', name }] })),
  step('import-days', async (scene) => ({ ...(await made(scene)), text, kind: 'holiday', fromYear: 2031, untilYear: 2031 })),
  step('set-calendar', async (scene) => {
    const { id, calendarId } = await county(scene);
    return { legalEntityId: id, formerCalendarId: calendarId, calendarId };
  }),
  step('delete-calendar', made),
];
