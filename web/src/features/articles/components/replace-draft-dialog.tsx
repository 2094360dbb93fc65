import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { ProposalQuestion } from '../hooks/use-proposed-post.ts';

/** Asks before a draft gives way to what was proposed. */
export function ReplaceDraftDialog({ question }: { question: ProposalQuestion | null }) {
  return (
    <ConfirmDialog
      open={question !== null}
      title="Replace your draft?"
      confirmLabel="Replace it"
      cancelLabel="Keep my draft"
      onConfirm={() => question?.replace()}
      onCancel={() => question?.keep()}
    >
      <p>
        You have begun a post{question?.title && <> called “{question.title}”</>}. What you said in the room
        would take its place.
      </p>
    </ConfirmDialog>
  );
}
