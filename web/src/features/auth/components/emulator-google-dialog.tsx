import { useRef, useState, type FormEvent } from 'react';
import type { EmulatedGoogleAccount } from '../../../lib/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usedAccounts } from '../emulated-google-accounts.ts';

interface EmulatorGoogleDialogProps {
  open: boolean;
  /** What the fields begin with. */
  initial: EmulatedGoogleAccount;
  /** Called with the account chosen, or null when the dialog is closed without one. */
  onAnswer: (account: EmulatedGoogleAccount | null) => void;
}

/** Stands for Google's window where the emulator takes the place of Google: any name and e-mail will do. */
export function EmulatorGoogleDialog({ open, initial, onAnswer }: EmulatorGoogleDialogProps) {
  return (
    <Dialog open={open} title="Sign in with Google" onClose={() => onAnswer(null)}>
      <p className="mb-5 text-ink-soft">
        This is the emulator: make up any account, or use one again. Nothing leaves this computer.
      </p>
      <UsedAccounts onChoose={onAnswer} />
      <AccountForm initial={initial} onChoose={onAnswer} />
    </Dialog>
  );
}

type OnChoose = (account: EmulatedGoogleAccount) => void;

function UsedAccounts({ onChoose }: { onChoose: OnChoose }) {
  const [accounts] = useState(usedAccounts);
  if (accounts.length === 0) return null;
  return (
    <ul role="list" aria-label="Accounts used before" className="mb-5 flex flex-col gap-2">
      {accounts.map((account) => (
        <li key={account.email}>
          <button
            type="button"
            onClick={() => onChoose(account)}
            className="flex min-h-12 w-full flex-col rounded-cut border-2 border-edge px-3.5 py-2 text-start hover:bg-shade"
          >
            <span className="font-semibold">{account.name}</span>{' '}
            <span className="text-sm text-ink-soft">{account.email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function AccountForm({ initial, onChoose }: { initial: EmulatedGoogleAccount; onChoose: OnChoose }) {
  const [missing, setMissing] = useState<{ name?: string; email?: string }>({});
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = { name: name.current?.value.trim() ?? '', email: email.current?.value.trim() ?? '' };
    if (account.name === '') {
      setMissing({ name: 'Give the account a name' });
      name.current?.focus();
    } else if (!/^\S+@\S+$/.test(account.email)) {
      setMissing({ email: 'Give the account an email such as ada@example.com' });
      email.current?.focus();
    } else {
      onChoose(account);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        ref={name}
        label="Name"
        autoComplete="off"
        defaultValue={initial.name}
        error={missing.name}
      />
      <TextField
        ref={email}
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initial.email}
        error={missing.email}
      />
      <Button type="submit">Sign in</Button>
    </form>
  );
}
