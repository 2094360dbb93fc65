import { SKILLS } from '@knack/contract/skills';
import { membersPath } from '../../../config/paths.ts';
import { SkillChip } from '../../../ui/skill-chip.tsx';
import { CardStep, NoteStep, ReviewStep } from './step-drawings.tsx';

const STEPS = [
  {
    drawing: <CardStep />,
    title: 'Make your card',
    text: 'Say what you are good at, and what you would love to learn or have done.',
  },
  {
    drawing: <NoteStep />,
    title: 'Pin a note',
    text: 'Offer a Saturday morning, ask for a helping hand. A few honest lines are enough.',
  },
  {
    drawing: <ReviewStep />,
    title: 'Meet, then tell',
    text: 'Talk it over in the room, get it done, and leave a few stars for the next neighbour.',
  },
];

/** Three steps from a stranger to a neighbour, and what people here can do. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-y-2 border-line bg-sheet">
      <div className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6">
        <h2 id="how" className="text-3xl">
          How it works
        </h2>
        <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {STEPS.map(({ drawing, title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[6rem_1fr] items-start gap-x-5 md:flex md:flex-col md:gap-4"
            >
              <div className="h-24 md:h-32 [&>svg]:h-full [&>svg]:w-auto">{drawing}</div>
              <div>
                <h3 className="flex items-baseline gap-2.5 text-2xl">
                  <span aria-hidden="true" className="text-green">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>

        <h3 className="mt-14 text-xl">What people here can do</h3>
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {SKILLS.map((skill) => (
            <li key={skill}>
              <SkillChip skill={skill} to={membersPath({ teaches: skill })} title="Who teaches this" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
