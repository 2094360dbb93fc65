import { user } from '@knack/contract/users';
import { screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { ADA, EMPTY } from '../testing/profile-app.tsx';
import { drawProfile } from './drawn-screens.tsx';

function open(member: object): string {
  const markup = drawProfile(parse(user, member));
  document.body.innerHTML = markup;
  return markup;
}

afterEach(() => document.body.replaceChildren());

describe('a profile as a page', () => {
  it('says what a member says about themselves, without inline styles', () => {
    const ratings = { Plumber: { average: 4.5, count: 2 } };
    const markup = open({ ...ADA, ratings });
    expect(markup).not.toMatch(/<script|\sstyle=/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ada's Profile$/);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('img', { name: 'Picture of ada' })).toBeVisible();
    expect(main.getByText('I mend taps.')).toBeVisible();
    expect(main.getByRole('link', { name: 'ada@knack.test' })).toHaveAttribute(
      'href',
      'mailto:ada@knack.test',
    );
    for (const [name, href] of [
      ['Plumber', '/members?teaches=Plumber'],
      ['Tour Guide', '/members?wants=Tour+Guide'],
    ] as const)
      expect(main.getAllByRole('link', { name }).at(-1)).toHaveAttribute('href', href);
    expect(main.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    expect(main.getByText(/from 2 reviews/, { selector: 'p span' })).toHaveTextContent('4.5 from 2 reviews');
    expect(main.getByText('January 2026')).toHaveAttribute('datetime', ADA.createdAt);
    expect(main.queryByText('Loading...')).toBeNull();
  });

  it('says what is missing', () => {
    open(EMPTY);
    for (const words of ['Bio Empty', 'Email: No Email', 'No Skills Selected', 'No Interests Selected'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('Not rated yet')).toBeVisible();
  });

  it('shows hostile text as the text that it is', () => {
    const bio = `</script><script>alert('$&')</script><!-- {{7*7}} "onload=`;
    const markup = open({ ...ADA, bio });
    expect(markup).not.toContain('<!-- {{');
    expect(screen.getByText(bio)).toBeVisible();
    expect(document.querySelector('script')).toBeNull();
  });

  it('has no button that does nothing yet, and room for what comes to whoever is known', () => {
    open(ADA);
    expect(screen.getByRole('button', { name: 'See Reviews' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'sign in' }).closest('.strangers-only')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ask ada' }).closest('.others-only')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Edit Profile|Add Review/ })).toBeNull();
  });
});
