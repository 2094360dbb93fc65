import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icon.tsx';

const CloseMenu = createContext<() => void>(() => undefined);

type MoreMenuProps = {
  /** What the actions are about, such as "More about the review by ada". */
  label: string;
  /** `MenuItem`s; they are there while the menu is open. */
  children: ReactNode;
  className?: string;
};

const MARGIN = 8;

/** A few actions behind three dots. Arrow keys move between them, Escape and a press elsewhere close the menu. */
export function MoreMenu({ label, children, className = '' }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // In the browser's top layer, where no scroller cuts it off.
  useEffect(() => {
    if (!open || !menu.current || !button.current) return;
    menu.current.showPopover();
    const [at, size] = [button.current.getBoundingClientRect(), menu.current.getBoundingClientRect()];
    const below = at.bottom + size.height + MARGIN <= innerHeight;
    menu.current.style.top = `${below ? at.bottom : Math.max(MARGIN, at.top - size.height)}px`;
    menu.current.style.left = `${Math.max(MARGIN, Math.min(at.right, innerWidth - MARGIN) - size.width)}px`;
    menu.current.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const close = () => setOpen(false);
    window.addEventListener('resize', close);
    window.addEventListener('scroll', close, { capture: true });
    return () => {
      window.removeEventListener('resize', close);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [open]);

  const move = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') setOpen(false);
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  const choose = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onKeyDown={move}
          onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
          className="fixed inset-auto m-0 min-w-52 animate-unfold overflow-hidden rounded-cut border border-edge bg-sheet p-1 text-ink shadow-lifted"
        >
          <CloseMenu value={choose}>{children}</CloseMenu>
        </div>
      )}
    </>
  );
}

type MenuItemProps = { icon: IconName; onChoose: () => void; children: ReactNode };

/** One action of a menu; choosing it closes the menu and gives the focus back first. */
export function MenuItem({ icon, onChoose, children }: MenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close();
        onChoose();
      }}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-tag px-3 py-2 text-start font-semibold hover:bg-shade focus-visible:-outline-offset-3"
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
