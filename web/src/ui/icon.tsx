// One drawing hand: a round pen of width 2 in a box of 24.
const PATHS = {
  board: 'M4.5 4.2h15.2v11.6H4.3zM8 20.2l1.6-4.2M16.2 20.2 14.6 16M8 8.2h3.6v4H8zM14.6 8.4h2M14.6 11.8h1.6',
  chat: 'M4.2 5.4c5-.9 10.4-.9 15.5 0 .5 3.4.5 6.7 0 10-2.5.5-5 .7-7.6.7L7.7 20l.1-4.2c-1.2-.1-2.4-.2-3.5-.4-.6-3.3-.6-6.6-.1-10M8.5 9.3h7M8.5 12.3h4.5',
  person: 'M12 11.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8M4.6 20.3c.6-3.7 3.6-5.6 7.4-5.6s6.8 1.9 7.4 5.6',
  'sign-out':
    'M13.5 4.3H6.3a1.5 1.5 0 0 0-1.5 1.5v12.4c0 .8.7 1.5 1.5 1.5h7.2M10.5 12h9.3M16.5 8.4l3.4 3.6-3.4 3.6',
  'sign-in':
    'M10.5 4.3h7.2c.8 0 1.5.7 1.5 1.5v12.4c0 .8-.7 1.5-1.5 1.5h-7.2M4.2 12h9.3M10.2 8.4l3.4 3.6-3.4 3.6',
  join: 'M10 11.6a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8M3.2 20.3c.5-3.7 3.2-5.6 6.8-5.6 1.6 0 3 .4 4.1 1.1M18 14.5v6M15 17.5h6',
  close: 'M6 6.2 18 18M18 6 6 18',
  check: 'm4.8 12.6 4.7 4.7L19.4 6.8',
  plus: 'M12 5v14M5 12h14',
  sun: 'M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M12 2.6v1.9M12 19.5v1.9M2.6 12h1.9M19.5 12h1.9M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.3A8.5 8.5 0 0 1 9.7 4a8.5 8.5 0 1 0 10.3 10.3',
  device: 'M4.2 5h15.6v10.6H4.2zM9 19.6h6M12 15.8v3.6',
  arrow: 'M4.5 12h14.6M13.3 6.2l5.9 5.8-5.9 5.8',
  back: 'M19.5 12H4.9M10.7 6.2 4.8 12l5.9 5.8',
  edit: 'm4.6 19.4.9-4.1L15.7 5.1c.7-.7 1.7-.7 2.4 0l.8.8c.7.7.7 1.7 0 2.4L8.7 18.5zM13.9 6.9l3.2 3.2',
  star: 'M12.1 3.8 14.5 9l5.7.7-4.2 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.7 9.7 9z',
  mail: 'M3.8 6h16.4v12.2H3.8zM4.2 6.6l7.8 6.6 7.8-6.6',
  search: 'M10.8 17.2a6.4 6.4 0 1 0 0-12.8 6.4 6.4 0 0 0 0 12.8M15.6 15.6l4.7 4.7',
  send: 'M4.3 11.7 19.9 4.6l-5.3 15.6-3.3-6.4zM11.3 13.8l4-4.4',
  offline:
    'M3.2 8.9a13.6 13.6 0 0 1 5-2.8M12.6 5.4c3 .2 5.9 1.4 8.2 3.5M6.3 12.7a8.8 8.8 0 0 1 4.2-2.3M15.3 11c.9.4 1.7 1 2.4 1.7M9.6 16.3a4 4 0 0 1 4.8 0M12 19.6v.1M4.5 4.5l15 15',
  bin: 'M4.8 6.8h14.4M9.3 6.6V4.3h5.4v2.3M6.6 7l.9 12.7h9L17.4 7M10.3 10.6v5.6M13.7 10.6v5.6',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawn sign beside words, or inside a control that has a name of its own. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
