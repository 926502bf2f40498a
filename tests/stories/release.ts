import { expect, type Hand } from './hand.ts';
import type { Play } from './story.ts';

export async function publish(clerk: Hand, why: string): Promise<void> {
  await clerk.button('Publish');
  await clerk.type(/^Remarks/, why, clerk.dialog);
  await clerk.answer('Publish');
  await expect(clerk.page.locator('[data-tone]', { hasText: 'Published' }).first()).toBeVisible();
}

/** From a copy that has just been published: what paying by it still wants, until nothing is missing. */
export async function configure(play: Play, clerk: Hand): Promise<void> {
  await clerk.button('What paying needs');
  await clerk.reads('2 steps still want something');
  await clerk.button('Make 12 periods');
  await clerk.reads('No period is activated.');
  await clerk.button('Activate 2026-01');
  await clerk.answer('Activate');
  await clerk.reads('1 step still wants something');
  await clerk.link(/^Process/);
  await clerk.reads('nobody is named yet.');
  await play.picture('tour-configuration', clerk);
  await clerk.link('Name somebody');
  await clerk.button('Edit users');
  await clerk.pick('Approvers', '孙兰文', clerk.dialog);
  await clerk.answer('Save users');
  await clerk.reads('Nothing is missing');
}
