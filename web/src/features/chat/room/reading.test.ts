import { describe, expect, it } from 'vitest';
import { keepPlace, nextReading, startReading, type Reading } from './reading.ts';
import { messageAt, messagesFrom } from './room-fixtures.ts';

const OWN = { ownId: 'uid-bob', attending: true };
const AWAY = { ownId: 'uid-bob', attending: false };
const place = (number: number) => ({ id: messageAt(number).id, createdAt: messageAt(number).createdAt });
const back = (number: number): Reading => ({ ...startReading(), last: place(number) });

describe('on the first visit', () => {
  it('everything is read, without a line', () => {
    const reading = nextReading(startReading(), messagesFrom(1, 5), OWN);
    expect(reading).toEqual({ last: place(5), line: null, unread: 0, attending: true });
  });

  it('an empty room is nothing to have read', () => {
    const start = startReading();
    expect(nextReading(start, [], OWN)).toBe(start);
  });
});

describe('on return', () => {
  it('a line stands where reading stopped, and what is on screen counts as read', () => {
    expect(nextReading(back(3), messagesFrom(1, 5), OWN)).toMatchObject({
      line: place(3),
      unread: 0,
      last: place(5),
    });
  });

  it('there is no line when nothing came', () => {
    expect(nextReading(back(5), messagesFrom(1, 5), OWN).line).toBeNull();
  });

  it('one’s own messages from elsewhere are not new', () => {
    const messages = [...messagesFrom(1, 3), messageAt(4, { userId: 'uid-bob' })];
    expect(nextReading(back(3), messages, OWN)).toMatchObject({ line: null, unread: 0, last: place(4) });
  });
});

describe('while somebody looks elsewhere', () => {
  it('new messages are counted, and the line is where they left', () => {
    const here = nextReading(startReading(), messagesFrom(1, 2), OWN);
    const away = nextReading(here, messagesFrom(1, 2), AWAY);
    const later = nextReading(nextReading(away, messagesFrom(1, 3), AWAY), messagesFrom(1, 5), AWAY);
    expect(later).toMatchObject({ unread: 3, line: place(2), last: place(2) });
    expect(nextReading(later, messagesFrom(1, 5), OWN)).toMatchObject({
      unread: 0,
      line: place(2),
      last: place(5),
    });
  });
});

it('draws no line at what comes while somebody is looking', () => {
  const here = nextReading(startReading(), messagesFrom(1, 2), OWN);
  expect(nextReading(here, messagesFrom(1, 3), OWN)).toMatchObject({ line: null, unread: 0, last: place(3) });
});

it('stays the same object while nothing changes', () => {
  const reading = nextReading(startReading(), messagesFrom(1, 2), OWN);
  expect(nextReading(reading, messagesFrom(1, 2), OWN)).toBe(reading);
});

it('is kept on this device, and starts anew from what is not a place', () => {
  keepPlace(back(3));
  expect(startReading().last).toEqual(place(3));
  localStorage.setItem('knack.read', '{"id":3}');
  expect(startReading().last).toBeNull();
});
