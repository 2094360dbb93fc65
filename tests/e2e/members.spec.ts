import { createMember } from './support/community.ts';
import { expectNoSidewaysScroll, topBar } from './support/screen.ts';
import { expect, signIn, test } from './support/test.ts';

test('somebody who looks for a plumber finds one who wants what they teach, and writes to them @phone', async ({
  page,
}) => {
  const plumber = await createMember('pat', {
    skills: ['Plumber'],
    interests: ['Math Teacher'],
    bio: 'Boilers and taps, also on Sundays.',
  });
  const ada = await createMember('ada', { skills: ['Math Teacher'], interests: ['Plumber'] });
  const main = page.getByRole('main');
  const swap = 'You could swap: Math Teacher for Plumber';

  await signIn(page, ada);
  await topBar(page).getByRole('link', { name: 'Members' }).click();
  await expect(page).toHaveURL('/members');
  const forYou = main.getByRole('region', { name: 'For you' });
  await expect(
    forYou.getByRole('listitem').filter({ hasText: 'Math Teacher for Plumber' }).first(),
  ).toBeVisible();

  await main.getByRole('combobox', { name: 'Teaches' }).selectOption('Plumber');
  await expect(page).toHaveURL('/members?teaches=Plumber');
  await main.getByRole('searchbox', { name: 'Search' }).fill(`${plumber.username} SUNDAYS`);
  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(swap);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(main.getByRole('combobox', { name: 'Teaches' })).toHaveValue('Plumber');

  await card.getByRole('link', { name: plumber.username }).click();
  await expect(page).toHaveURL(`/user/${plumber.username}`);
  await expect(main.getByText(swap)).toBeVisible();
  await main.getByRole('link', { name: 'Math Teacher' }).click();
  await expect(page).toHaveURL('/members?wants=Math+Teacher');
  await page.goBack();
  await main.getByRole('link', { name: `Ask ${plumber.username}` }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(`@${plumber.username} `);
});

test('a visitor looks around among the members, goes back step by step, and is told when nobody fits', async ({
  page,
}) => {
  const guide = await createMember('gil', { skills: ['Tour Guide'], bio: 'Foxes at night.' });
  const main = page.getByRole('main');
  await page.goto('/');
  await topBar(page).getByRole('link', { name: 'Members' }).click();
  await expect(main.getByRole('heading', { name: 'Everybody' })).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search' }).fill(guide.username);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([guide.username]);
  await main.getByRole('combobox', { name: 'Wants' }).selectOption('Plumber');
  await expect(main.getByRole('heading', { name: 'Nobody like that yet' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([guide.username]);
  await page.goForward();
  await main.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL('/members');
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});
