import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { enterDialog } from './open-dialogs.ts';

type DialogProps = {
  open: boolean;
  title: string;
  /** Escape, the backdrop and the close button ask for this; the caller then sets `open`. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog in the browser's own element: it keeps the focus inside and gives it back when it closes. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The element stays when it is closed: only then does the browser give the focus back.
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const leave = enterDialog(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, [open]);

  return (
    // Escape is the keyboard's way; pressing the backdrop is an extra for the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] animate-unfold rounded-sheet border border-line bg-sheet p-0 text-ink shadow-lifted backdrop:bg-board-deep/75"
    >
      {open && (
        <>
          <div className="p-5 sm:p-7">
            <h2 id={titleId} className="mb-4 pe-10 text-2xl">
              {title}
            </h2>
            {children}
          </div>
          {/* Last, so that the first thing in the dialog gets the focus and not the way out of it. */}
          <IconButton icon="close" label="Close" onClick={onClose} className="absolute! end-3 top-3" />
        </>
      )}
    </dialog>
  );
}
