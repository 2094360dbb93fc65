import { LIMITS } from '@knack/contract/limits';
import { newReport, type ReportKind, type ReportReason } from '@knack/contract/reports';
import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusedFields, useFocusOnRefusal, validate, type FieldErrors } from '../../../lib/form.ts';
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSendReport } from '../api/send-report.ts';

/** What is reported: `by` is whose it is. */
export type Reported = { kind: ReportKind; id: string; by: string };

const THINGS: Record<ReportKind, string> = {
  article: 'post',
  review: 'review',
  message: 'message',
  profile: 'profile',
};

const REASONS: readonly { value: ReportReason; label: string; hint: string }[] = [
  { value: 'spam', label: 'Spam or a scam', hint: 'Advertising, chain letters, somebody after your money' },
  { value: 'insult', label: 'Insulting or hateful', hint: 'Against you, somebody else or a group' },
  { value: 'danger', label: 'Dangerous or against the law', hint: 'Threats, or something nobody should try' },
  {
    value: 'private',
    label: 'Shows something private',
    hint: 'Such as an address that is not theirs to share',
  },
  { value: 'other', label: 'Something else', hint: 'Say what it is below' },
];

type ReportDialogProps = Reported & { open: boolean; onClose: () => void };

/** Asks why something is reported, and tells whoever runs the community. What was typed stays while it fails. */
export function ReportDialog({ open, onClose, ...reported }: ReportDialogProps) {
  return (
    <Dialog open={open} title={`Report this ${THINGS[reported.kind]}`} onClose={onClose}>
      <ReportForm {...reported} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ kind, id, by, onClose }: Reported & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef(createIdempotencyKey());
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const sending = useSendReport();
  useFocusOnRefusal(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (reason === '') return setErrors({ reason: 'Choose a reason.' });
    const checked = validate(newReport, { kind, id, reason, note });
    setErrors(checked.errors ?? {});
    if (!checked.valid) return;
    sending.mutate(
      { report: checked.value, idempotencyKey: idempotencyKey.current },
      {
        onSuccess: () => {
          notify({ text: 'Thank you. Your report has been sent.', tone: 'success' });
          onClose();
        },
        onError: (error) => {
          setErrors(refusedFields(error));
          if (!isApiError(error, 'already-reported')) return;
          notify({ text: 'You have reported this before; it will be looked at.' });
          onClose();
        },
      },
    );
  };
  const edit = (change: () => void) => {
    change();
    idempotencyKey.current = createIdempotencyKey();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Report" className="flex flex-col gap-5">
      <p className="text-ink-soft">
        Whoever runs this community reads it. <bdi>{by}</bdi> is not told.
      </p>
      <RadioGroup
        legend="What is wrong with it?"
        name="reason"
        options={REASONS}
        value={reason}
        error={errors['reason']}
        onChange={(chosen) => edit(() => setReason(chosen))}
      />
      <TextArea
        label="Note"
        name="note"
        dir="auto"
        optional
        rows={3}
        max={LIMITS.reportNote}
        value={note}
        error={errors['note']}
        onChange={(event) => edit(() => setNote(event.target.value))}
      />
      {sending.isError && <FormFailure>{failureText(sending.error)}</FormFailure>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={sending.isPending}>
          Send report
        </Button>
      </div>
    </form>
  );
}
