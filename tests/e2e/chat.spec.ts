import type { Page } from '@playwright/test';
import { createAccount, createMember, uniqueName, type Member } from './support/community.ts';
import { countStored, logOf, messageOf, say, writeDirectly } from './support/room.ts';
import { expect, signIn, test } from './support/test.ts';

async function enter(page: Page, member: Member): Promise<void> {
  await signIn(page, member);
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
}

/** How far what was said is from both sides of the room. */
async function marginsOf(page: Page, text: string): Promise<{ left: number; right: number }> {
  const room = await logOf(page).boundingBox();
  const said = await messageOf(page, text).getByText(text).boundingBox();
  if (!room || !said) throw new Error(`Nobody sees ${text}.`);
  return { left: said.x - room.x, right: room.x + room.width - said.x - said.width };
}

test('two members hear each other, and a visitor reads along @phone', async ({ page, newPerson }) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const other = await newPerson();
  const visitor = await newPerson();
  await enter(page, ada);
  await enter(other, bob);
  await visitor.goto('/chatapp');

  const hello = `Hello from ${ada.username}`;
  const answer = `And hello from ${bob.username}`;
  await say(page, hello);
  await expect(messageOf(other, hello)).toHaveCount(1);
  await say(other, answer);
  await expect(messageOf(page, answer)).toHaveCount(1);
  await expect(messageOf(visitor, hello)).toHaveCount(1);
  await expect(messageOf(visitor, answer)).toHaveCount(1);

  // One's own on the right without a name, others' on the left with it.
  await expect(messageOf(page, answer).getByRole('link', { name: bob.username })).toHaveAttribute(
    'href',
    `/user/${bob.username}`,
  );
  await expect(messageOf(page, hello).getByRole('link')).toHaveCount(0);
  const [own, others] = [await marginsOf(page, hello), await marginsOf(page, answer)];
  expect(own.left).toBeGreaterThan(own.right);
  expect(others.left).toBeLessThan(own.left);

  await expect(page.getByRole('img', { name: `You are ${ada.username}` })).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('somebody without a profile is led to making one', async ({ page, expectConsole }) => {
  // The browser itself notes that there is no profile.
  expectConsole(/404 \(Not Found\) \(.*\/users\/me\)/);
  await signIn(page, await createAccount());
  await page.goto('/chatapp');
  await page.getByRole('link', { name: 'Create your profile' }).click();
  await expect(page).toHaveURL('/createYourUser');
});

test('profane words are shown as they will be before they are sent, and sent so', async ({
  page,
  newPerson,
}) => {
  const ada = await createMember('ada');
  const visitor = await newPerson();
  await visitor.goto('/chatapp');
  await enter(page, ada);
  const name = uniqueName('tap');
  await page.getByRole('textbox', { name: 'Message' }).fill(`The fucking ${name} drips`);
  await expect(page.getByText(`Will appear as: The ******* ${name} drips`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(messageOf(visitor, `The ******* ${name} drips`)).toHaveCount(1);
  expect(await countStored(`The ******* ${name} drips`)).toBe(1);
});

test('a client that masks nothing is masked for everybody; one that writes garbage is refused', async ({
  page,
}) => {
  const ada = await createMember('ada');
  await page.goto('/chatapp');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const name = uniqueName('tap');
  expect(await writeDirectly(ada, name, `The fucking ${name} drips`)).toBe(200);
  await expect(messageOf(page, `The ******* ${name} drips`)).toHaveCount(1);
  await expect.poll(() => countStored(`The ******* ${name} drips`)).toBe(1);

  const garbage = uniqueName('garbage');
  const refused = await Promise.all([
    writeDirectly(ada, uniqueName('a'), '   '),
    writeDirectly(ada, uniqueName('b'), garbage, { userName: { stringValue: 'somebody-else' } }),
    writeDirectly(ada, uniqueName('c'), garbage, { text: { integerValue: '1' } }),
    writeDirectly(ada, uniqueName('d'), garbage, { extra: { stringValue: 'field' } }),
    writeDirectly(ada, name, garbage),
  ]);
  expect(refused).toEqual([403, 403, 403, 403, 409]);
  await expect(logOf(page).getByText(garbage)).toHaveCount(0);
});

test('an author deletes a message after being asked, and everybody sees it go', async ({
  page,
  newPerson,
}) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const other = await newPerson();
  await enter(page, ada);
  await enter(other, bob);
  const slip = `A slip of ${ada.username}`;
  await say(page, slip);
  await expect(messageOf(other, slip)).toHaveCount(1);
  await expect(messageOf(other, slip).getByRole('button', { name: 'Delete what you said' })).toHaveCount(0);

  await messageOf(page, slip).getByRole('button', { name: 'Delete what you said' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(messageOf(page, slip)).toHaveCount(1);
  await messageOf(page, slip).getByRole('button', { name: 'Delete what you said' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messageOf(page, slip)).toHaveCount(0);
  await expect(messageOf(other, slip)).toHaveCount(0);
  expect(await countStored(slip)).toBe(0);
});

test('names are offered, lead to profiles and stand out for whoever is meant', async ({
  page,
  newPerson,
}) => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const other = await newPerson();
  await enter(page, ada);
  await enter(other, bob);
  await say(page, `Here I am, ${ada.username}`);
  await expect(messageOf(other, `Here I am, ${ada.username}`)).toHaveCount(1);

  await other.getByRole('textbox', { name: 'Message' }).pressSequentially(`@${ada.username.slice(0, 8)}`);
  await expect(other.getByRole('option', { name: ada.username })).toHaveAttribute('aria-selected', 'true');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue(`@${ada.username} `);
  const call = `are you at home, ${uniqueName('call')}?`;
  await other.keyboard.type(call);
  await other.keyboard.press('Enter');
  const mention = messageOf(page, call).getByRole('link', { name: `@${ada.username}` });
  await expect(mention).toHaveAttribute('href', `/user/${ada.username}`);

  await page.goto(`/chatapp?mention=${bob.username}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(`@${bob.username} `);
  await expect(page).toHaveURL('/chatapp');
});

test('what cannot be sent says why and is kept; a draft survives a reload', async ({ page }) => {
  const ada = await createMember('ada');
  await enter(page, ada);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('x'.repeat(2_003));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This is 3 characters too long.')).toBeVisible();
  await expect(field).toHaveValue('x'.repeat(2_003));
  await field.fill(' \n ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  const draft = uniqueName('draft');
  await field.fill(draft);
  await field.press('Shift+Enter');
  await page.reload();
  await expect(field).toHaveValue(`${draft}\n`);
  expect(await countStored(draft)).toBe(0);
});
