import { useState } from 'react';
import type { EmulatedGoogleAccount } from '../../../lib/account.ts';
import { googleWindowOrDialog, signInWithEmulatedGoogle, signInWithGoogleWindow } from '../../../lib/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notices.ts';
import { rememberAccount } from '../emulated-google-accounts.ts';
import { dialogClosed, GOOGLE_FAILURE, googleFailureReason } from '../google-failure.ts';
import type { SignIn } from '../use-sign-in.ts';
import type { EmulatorGoogleDialog } from './emulator-google-dialog.tsx';
import { GoogleMark } from './google-mark.tsx';

interface GoogleSignInProps {
  signIn: SignIn;
  /** Called when somebody is signed in; the button stays busy until the screen is left. */
  onSignedIn: () => Promise<void> | void;
}

interface DialogState {
  open: boolean;
  Dialog: typeof EmulatorGoogleDialog;
  answer: (account: EmulatedGoogleAccount | null) => void;
}

/** The Google button: Google's own window, or on the emulator a dialog that stands for it. */
export function GoogleSignIn({ signIn, onSignedIn }: GoogleSignInProps) {
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [typed, setTyped] = useState<EmulatedGoogleAccount>({ name: '', email: '' });

  const signInThroughDialog = async () => {
    const { EmulatorGoogleDialog: Dialog } = await import('./emulator-google-dialog.tsx');
    const account = await new Promise<EmulatedGoogleAccount | null>((answer) =>
      setDialog({ open: true, Dialog, answer }),
    );
    // It closes, but stays: the browser then gives the focus back to the button.
    setDialog((before) => before && { ...before, open: false });
    if (account === null) throw dialogClosed();
    setTyped(account);
    await signInWithEmulatedGoogle(account);
    rememberAccount(account);
  };

  const press = () =>
    signIn.attempt(
      'google',
      async () => {
        if ((await googleWindowOrDialog()) === 'window') await signInWithGoogleWindow();
        else await signInThroughDialog();
        await onSignedIn();
      },
      (error) => {
        notify({ text: GOOGLE_FAILURE, tone: 'failure' });
        const reason = googleFailureReason(error);
        if (reason !== null) notify({ text: reason, tone: 'failure' });
      },
    );

  return (
    <>
      <Button
        variant="secondary"
        className="min-h-13 w-full px-2!"
        busy={signIn.under === 'google'}
        onClick={press}
      >
        <GoogleMark />
        Sign in with Google
      </Button>
      {dialog && <dialog.Dialog open={dialog.open} initial={typed} onAnswer={dialog.answer} />}
    </>
  );
}
