import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../lib/session.ts';
import { renderWithQueries, server, installFakeServer } from '../../testing/fake-server.tsx';
import { Authors } from './components/authors.tsx';
import { Hero } from './components/hero.tsx';
import { HowItWorks } from './components/how-it-works.tsx';

const WRITTEN = [{ username: 'ada' }];

const ADA = {
  id: 'ada',
  username: 'ada',
  email: null,
  img_url: '/avatar.svg',
  bio: '',
  skills: ['Math Teacher'],
  interests: [],
  rating: { average: 4.5, count: 2 },
  createdAt: '2026-01-01T12:00:00.000Z',
};

installFakeServer();
beforeEach(() => sessionStore.setState({ status: 'signedOut' }, true));

it('says what this is in the words of the specification, and invites the signed-out to join', () => {
  renderWithQueries(<Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(
    screen.getByText(
      /connect with local professionals such as freelance designers, software engineers, plumbers and gardeners/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join the board' })).toHaveAttribute('href', '/register');
});

it.each([
  ['ada', 'See what is new', '/feed'],
  [null, 'Introduce yourself', '/createYourUser'],
])('invites somebody signed in whose username is %s to “%s”', (username, name, href) => {
  const account = { uid: 'u1', email: null, displayName: null, photoURL: null };
  sessionStore.setState({ status: 'signedIn', account, username, profileFailed: false }, true);
  renderWithQueries(<Hero />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows who wrote the newest notes, each once', async () => {
  server.mockImplementation(() => Response.json(ADA));
  renderWithQueries(<Authors written={[...WRITTEN, ...WRITTEN]} isPending={false} />);
  expect(await screen.findByText('Math Teacher')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'ada' })).toHaveLength(1);
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
});

it('names an author whose card could not be read', async () => {
  server.mockImplementation(() => Response.json({}, { status: 500 }));
  renderWithQueries(<Authors written={WRITTEN} isPending={false} />);
  expect(await screen.findByRole('link', { name: 'ada' })).toHaveAttribute('href', '/user/ada');
});

it('leads from what people here can do to those who teach it', () => {
  renderWithQueries(<HowItWorks />);
  expect(screen.getByRole('link', { name: 'Tour Guide' })).toHaveAttribute(
    'href',
    '/members?teaches=Tour+Guide',
  );
});
