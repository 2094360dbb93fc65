import { useState } from 'react';
import { mask } from '@knack/contract/masking/mask';
import type { StoredMessage } from '../../../lib/firebase/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { liveRoom } from '../room/room.ts';

type DeleteMessageDialogProps = {
  /** The message in question; null while there is none. */
  message: StoredMessage | null;
  onClose: () => void;
};

/** Asks before a message is taken out of the room. */
export function DeleteMessageDialog({ message, onClose }: DeleteMessageDialogProps) {
  const [busy, setBusy] = useState(false);

  const takeBack = async (id: string) => {
    if (!liveRoom.store.getState().live) {
      notify({ text: 'There is no connection. Delete it when the room is live again.', tone: 'failure' });
      return onClose();
    }
    setBusy(true);
    try {
      await liveRoom.takeBack(id);
    } catch {
      notify({ text: 'The message could not be deleted. Try again.', tone: 'failure' });
    }
    setBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      open={message !== null}
      title="Delete what you said?"
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => message && void takeBack(message.id)}
      onCancel={onClose}
    >
      <blockquote dir="auto" className="line-clamp-4 border-s-4 border-line ps-3 text-ink">
        {message && mask(message.text)}
      </blockquote>
      <p className="mt-3">Everybody in the room will see it go. It cannot be brought back.</p>
    </ConfirmDialog>
  );
}
