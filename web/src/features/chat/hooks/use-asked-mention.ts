import { isUsername } from '@knack/contract/usernames';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedMention, chatPath } from '../../../config/paths.ts';

/** Calls once with whom the address asks to mention, and takes that out of the address: a reload must not ask again. */
export function useAskedMention(asked: (username: string) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const mention = useEffectEvent(asked);
  useEffect(() => {
    const username = askedMention(search);
    if (username === null) return;
    if (isUsername(username)) mention(username.toLowerCase());
    void navigate(chatPath(), { replace: true });
  }, [search, navigate]);
}
