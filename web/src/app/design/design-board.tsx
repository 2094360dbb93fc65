import { Link } from '../../ui/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Board, NoteGrid } from '../../ui/board.tsx';
import { LongNoteGrid } from '../../ui/long-note-grid.tsx';
import { noteTint } from '../../ui/note-tint.ts';
import { NoteSkeleton } from '../../ui/note-skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { Specimens } from './specimen.tsx';

const NOTES = [
  { topic: 'Plumbing', title: 'Dripping taps mended on Saturdays' },
  { topic: 'Maths', title: 'A' },
  {
    topic: 'Garden',
    title: 'Seed swap at the allotments behind the tram depot, bring envelopes and good stories',
  },
  { topic: 'Design', title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2) },
  { topic: 'موسيقى', title: 'دروس عود للمبتدئين في المساء' },
  { topic: '🍞', title: '🥖🥐🍞 every Friday' },
];

/** Notes on the felt. */
export function DesignBoard() {
  return (
    <Specimens title="Board">
      <Board>
        <LongNoteGrid items={NOTES.map((note) => ({ ...note, id: note.title }))}>
          {({ topic, title }) => (
            <Note tint={noteTint(topic)} identity={title} className="gap-3">
              <Badge className="self-start">{topic}</Badge>
              <h3 className="text-xl" dir="auto">
                <Link to="/design" className="whole-card">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">
                by:{' '}
                <Link to="/" className="above-card font-semibold text-ink underline">
                  ada
                </Link>
              </p>
            </Note>
          )}
        </LongNoteGrid>
        <NoteGrid aria-hidden="true" className="mt-9">
          <li>
            <NoteSkeleton />
          </li>
        </NoteGrid>
      </Board>
    </Specimens>
  );
}
