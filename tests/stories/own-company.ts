import { faultCount, staffCount, staffFile, staffFileName } from '../support/own-staff.ts';
import { expect, type Hand } from './hand.ts';
import { answerFindings, approveAndPay, calculate } from './pay-a-batch.ts';
import type { Play, Story } from './story.ts';

export const ownerAccount = 'admin';
export const approverAccount = 'lin.approver';
/** What the owner gives the approver, who replaces it at once. */
export const givenPassword = 'Plum-Ladder-4417';

const ownerOf = (play: Play): Promise<Hand> => play.as(ownerAccount);
const good = staffCount - faultCount;

/** Back to where the guided start stands, from wherever one is. */
async function back(owner: Hand): Promise<void> {
  await owner.link('Home', owner.page.getByRole('navigation').first());
  await owner.reads('Set up your company');
  await owner.button('Go on');
}

async function begin(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  await owner.reads('Set up your company');
  await play.picture('tour-own-home', owner);
  await owner.button('Begin');
  await owner.type('Name (English)', 'Yunshan Bakery');
  await owner.type('Name (Chinese)', '云山面包房');
  await owner.type('Code', 'YUNSHAN');
  await owner.pick('Country', 'China (CN)');
  await expect(owner.page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/CNY/);
  await owner.choose('Work calendar', /^China, public holidays/);
  await play.picture('tour-own-entity', owner);
  await owner.button('Begin');
  await owner.reads('Set up Yunshan Bakery');
}

/** The spreadsheet as it is: what it would do is shown, the faulty rows are told one by one, the others are written. */
async function people(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  const chooser = owner.page.waitForEvent('filechooser');
  await owner.button('Choose a file');
  const buffer = await staffFile();
  await (await chooser).setFiles({
    name: staffFileName,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await owner.button('Read the file');
  await owner.reads('What the columns of the file are');
  await play.picture('tour-own-columns', owner);
  await owner.button('Read the file so');
  await owner.button(`Refused ${faultCount}`);
  await owner.reads('YS0034');
  await play.picture('tour-own-people', owner);
  // departments and positions that the file names come with it, a row each
  await owner.button(/^Import \d+ rows$/);
  await owner.reads('Imported');
  await back(owner);
  await owner.reads(`${good} people work here.`);
  await owner.button('Go on');
  await owner.reads(`${good} people have pay on file.`);
  await owner.button('Go on');
  await owner.reads('Choose a template');
}

/** Whoever approves is somebody else, who can sign in. */
async function approver(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  await owner.button('Settings', owner.page.getByRole('navigation').first());
  await owner.link('Users', owner.page.getByRole('navigation').first());
  await owner.button('New user');
  await owner.type(/^Name/, 'Lin Approver', owner.dialog);
  await owner.type(/^Account/, approverAccount, owner.dialog);
  await owner.answer('Make user');
  await owner.choose('Give a role', 'Solution approver');
  await owner.button('Add');
  await owner.choose('Give a role', 'Approver');
  await owner.button('Add');
  await owner.button('Save roles');
  await owner.answer('Save roles');
  await owner.reads('The roles of Lin Approver are saved.');
  await expect(owner.page.getByRole('button', { name: 'Save roles' })).toHaveCount(0);
  await owner.tab(/Sign-ins/);
  await owner.button('Set a password');
  await owner.type('New password', givenPassword, owner.dialog);
  await owner.type('New password again', givenPassword, owner.dialog);
  await owner.answer('Set password');
  await owner.reads('Password of Lin Approver set.');
}

async function solution(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  await back(owner);
  await owner.button('Make a solution');
  await owner.choose('Begin with', /^Plain salary/, owner.dialog);
  await owner.type('Name', 'Yunshan monthly', owner.dialog);
  await owner.type('Code', 'YUNSHAN_MONTHLY', owner.dialog);
  await owner.answer('Create');
  await owner.button('Publish');
  await owner.reads('Its rules are published.');
  await owner.button('Edit users');
  await owner.pick('Approvers', 'Lin Approver', owner.dialog);
  await owner.answer('Save users');
  await expect(owner.dialog).toHaveCount(0);
  await play.picture('tour-own-solution', owner);
  await owner.button('Go on');
}

async function period(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  await owner.button(/^Make \d+ periods$/);
  await owner.reads('No period is activated');
  await owner.button(/^Activate /);
  await owner.answer('Activate');
  await expect(owner.page.getByRole('button', { name: 'Go on' })).toBeEnabled();
  await play.picture('tour-own-period', owner);
  await owner.button('Go on');
  await owner.reads('Who cannot be paid yet, and why.');
  await owner.reads(/no bank account/);
  await expect(owner.page.getByText('Cannot be paid', { exact: true })).toHaveCount(0);
  await play.picture('tour-own-gaps', owner);
}

async function pay(play: Play): Promise<void> {
  const owner = await ownerOf(play);
  await owner.button('Open the first batch');
  await calculate(owner);
  await play.picture('tour-own-calculated', owner);
  await answerFindings(owner);
  await approveAndPay(play, owner, approverAccount);
  await play.picture('tour-own-paid', owner);
}

export const ownCompany: Story = {
  name: 'own-company',
  minutesMax: 30,
  chapters: [
    { name: 'an empty product offers to set a company up', play: begin },
    { name: 'a spreadsheet of 200 people is read, 12 faulty rows are told, the others are written with their pay', play: people },
    { name: 'somebody who approves gets an account', play: approver },
    { name: 'a solution is made of a template, and published', play: solution },
    { name: 'the first period is activated, and nobody is left who cannot be paid', play: period },
    { name: 'people are paid and read their payslips', play: pay },
  ],
};
