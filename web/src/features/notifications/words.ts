import type { Notification, NotificationKind } from '@knack/contract/notifications';
import type { IconName } from '../../ui/icon.tsx';
import { articlePath, PATHS, userPath } from '../../config/paths.ts';

/** What each kind is called where it is switched on and off. */
export const KIND_NAMES: Record<NotificationKind, string> = {
  review: 'Reviews about me',
  answer: 'Answers to my reviews',
  mention: 'Mentions in the room',
  offer: 'Offers of what I want',
  request: 'Requests for what I teach',
};

/** The sign of each kind. */
export const KIND_ICONS: Record<NotificationKind, IconName> = {
  review: 'star',
  answer: 'edit',
  mention: 'chat',
  offer: 'board',
  request: 'search',
};

/** What happened, as it goes on after the name of whose doing it is. */
export function deedOf({ kind, skill }: Pick<Notification, 'kind' | 'skill'>): string {
  switch (kind) {
    case 'review':
      return skill === null ? 'reviewed you' : `reviewed you as ${skill}`;
    case 'answer':
      return 'answered your review';
    case 'mention':
      return 'mentioned you in the room';
    case 'offer':
      return skill === null ? 'offers what you want' : `offers what you want: ${skill}`;
    case 'request':
      return skill === null ? 'asks for what you teach' : `asks for what you teach: ${skill}`;
  }
}

/** Where it happened. */
export function placeOf(
  { kind, actor, reference }: Pick<Notification, 'kind' | 'actor' | 'reference'>,
  own: string,
): string {
  switch (kind) {
    case 'review':
      return userPath(own);
    case 'answer':
      return userPath(actor);
    case 'mention':
      return PATHS.chat;
    case 'offer':
    case 'request':
      return articlePath(reference);
  }
}

/** How many, where counting stops at `most`: "20+" stands for more. */
export function countText(unread: number, most: number): string {
  return unread > most ? `${most}+` : String(unread);
}
