import { useState, type FormEvent } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';

type DeleteAccountDialogProps = {
  username: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Says what goes for good, and deletes the account once its owner has typed their name. */
export function DeleteAccountDialog({ username, open, onClose, onDeleted }: DeleteAccountDialogProps) {
  const deletion = useDeleteAccount();
  // Once it has begun there is no way back, so the only way is on.
  const close = () => {
    if (!deletion.isPending) onClose();
  };
  return (
    <Dialog open={open} title="Delete your account?" onClose={close}>
      <DeleteForm username={username} deletion={deletion} onCancel={close} onDeleted={onDeleted} />
    </Dialog>
  );
}

type DeleteFormProps = {
  username: string;
  deletion: ReturnType<typeof useDeleteAccount>;
  onCancel: () => void;
  onDeleted: () => void;
};

function DeleteForm({ username, deletion, onCancel, onDeleted }: DeleteFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { progress, isPending, isError } = deletion;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim().toLowerCase() !== username) return setError(`Type ${username}, to be sure.`);
    deletion.mutate(username, { onSuccess: onDeleted });
  };

  return (
    <form noValidate onSubmit={submit} aria-label="Delete account" className="flex flex-col gap-5">
      <div className="flex flex-col gap-3 text-ink-soft">
        <p>
          Your profile, your posts, the reviews you wrote and those about you, and your sign-in go for good.
          What you said in the room stays, without your name and picture.
        </p>
        <p>It cannot be brought back. You can download your data first.</p>
      </div>
      <TextField
        label="Your username"
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={`Type ${username} to delete it.`}
        value={typed}
        error={error}
        readOnly={isPending}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div role="status">
        {isPending && (
          <div className="flex flex-col gap-1.5">
            <p className="font-semibold">Deleting …</p>
            <progress
              aria-label="How far the deletion has come"
              className="h-3 w-full accent-green"
              value={progress?.done ?? 0}
              max={progress?.steps ?? 1}
            />
          </div>
        )}
      </div>
      {isError && (
        <FormFailure>
          {`${failureText(deletion.error)} Not everything is deleted yet: try again, and it goes on where it stopped.`}
        </FormFailure>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isPending} onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {isError ? 'Try again' : 'Delete my account'}
        </Button>
      </div>
    </form>
  );
}
