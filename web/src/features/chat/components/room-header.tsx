import { Link } from '../../../ui/link.tsx';
import { userPath } from '../../../config/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Member } from '../room/member.ts';

// Above a phone's keyboard, or on one that lies on its side, the room is for what is said.
const LOW = {
  bar: '[@container_(max-height:24rem)]:min-h-11 [@container_(max-height:24rem)]:py-1',
  words: '[@container_(max-height:24rem)]:flex [@container_(max-height:24rem)]:items-center',
  face: '[@container_(max-height:24rem)]:*:size-9 [@container_(max-height:24rem)]:*:text-sm',
};

/** The name of the room, and who one is in it; in one line where the room is low. */
export function RoomHeader({ member, live }: { member: Member | null; live: boolean }) {
  return (
    <header className={`flex min-h-16 items-center gap-3 px-3 py-2 sm:px-1 ${LOW.bar}`}>
      <div className={`min-w-0 grow gap-3 ${LOW.words}`}>
        {/* The screen's heading says the same to those who listen. */}
        <p aria-hidden="true" className="truncate font-display text-xl font-bold">
          The room
        </p>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <span aria-hidden="true" className={`size-2.5 rounded-round ${live ? 'bg-green' : 'bg-edge'}`} />
          {live ? 'Live' : 'Connecting …'}
        </p>
      </div>
      {member && (
        <Link to={userPath(member.userName)} className={`shrink-0 rounded-cut ${LOW.face}`}>
          <Avatar name={member.userName} src={member.userPhotoURL} label={`You are ${member.userName}`} />
        </Link>
      )}
    </header>
  );
}
