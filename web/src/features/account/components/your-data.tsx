import { useState, type ReactNode } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDownloadData } from '../api/download-data.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

type YourDataProps = {
  username: string;
  onDeleted: () => void;
  /** What else is the member's to decide. */
  children: ReactNode;
};

/** On one's own profile: a copy of what is stored, and the way out. */
export function YourData({ username, onDeleted, children }: YourDataProps) {
  const [deleting, setDeleting] = useState(false);
  const download = useDownloadData();
  const take = () =>
    download.mutate(username, {
      onSuccess: () => notify({ text: 'Your data has been downloaded.', tone: 'success' }),
    });

  return (
    <Sheet className="flex flex-col gap-7">
      <h2 className="text-xl">Your data</h2>
      <section className="flex flex-col items-start gap-3">
        <h3 className="text-lg">A copy for you</h3>
        <p className="max-w-[65ch] text-ink-soft">Everything that is stored about you, as one file.</p>
        <Button variant="secondary" busy={download.isPending} onClick={take}>
          <Icon name="download" />
          Download my data
        </Button>
        {download.isError && <FormFailure>{failureText(download.error)}</FormFailure>}
      </section>
      {children}
      <section className="flex flex-col items-start gap-3">
        <h3 className="text-lg">Leave for good</h3>
        <p className="max-w-[65ch] text-ink-soft">
          Deletes your profile and everything that you wrote. It cannot be brought back.
        </p>
        <Button variant="secondary" className="text-tomato!" onClick={() => setDeleting(true)}>
          <Icon name="bin" />
          Delete my account
        </Button>
      </section>
      <DeleteAccountDialog
        username={username}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </Sheet>
  );
}
