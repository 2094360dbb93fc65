import { mask } from '@knack/contract/masking/mask';
import { useMemo, useState } from 'react';
import { Link } from '../../../ui/link.tsx';
import { userPath } from '../../../config/paths.ts';
import { textParts } from '../room/message-text.ts';

type MessageTextProps = {
  text: string;
  /** Whoever is looking, to show when they are meant. */
  self: string | null;
};

const LONG = { characters: 900, lines: 12 };
const LINK = 'rounded-tag underline decoration-2 underline-offset-2 hover:decoration-4';

/** What somebody said: masked, with safe links and names that lead to profiles. Very long texts are folded at first. */
export function MessageText({ text, self }: MessageTextProps) {
  const masked = useMemo(() => mask(text), [text]);
  const parts = useMemo(() => textParts(masked), [masked]);
  const [unfolded, setUnfolded] = useState(false);
  const isLong = masked.length > LONG.characters || masked.split('\n').length > LONG.lines;
  return (
    <>
      <p
        dir="auto"
        className={`overflow-clip whitespace-pre-wrap ${isLong && !unfolded ? 'line-clamp-[12]' : ''}`}
      >
        {parts.map((part, index) => {
          switch (part.kind) {
            case 'plain':
              return part.text;
            case 'link':
              return (
                <a
                  key={index}
                  href={part.href}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className={LINK}
                >
                  {part.text}
                </a>
              );
            case 'mention':
              return (
                <Link
                  key={index}
                  to={userPath(part.username)}
                  className={`${LINK} font-bold ${part.username === self ? 'bg-marigold px-1 text-on-marigold' : ''}`}
                >
                  {part.text}
                </Link>
              );
          }
        })}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="mt-1 min-h-6 rounded-tag text-sm font-bold underline underline-offset-2"
        >
          {unfolded ? 'Show less' : 'Show all of it'}
        </button>
      )}
    </>
  );
}
