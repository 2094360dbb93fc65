import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { readDraft, storeDraft } from '../../../lib/drafts.ts';
import { proposedPost } from '../../../lib/proposed-post.ts';
import { EMPTY_DRAFT, isWritten, postDraftKey } from '../article-draft.ts';

/** What of a proposed post is still to be decided. */
export interface ProposalQuestion {
  /** The title of the draft that is there already. */
  readonly title: string;
  readonly replace: () => void;
  readonly keep: () => void;
}

/**
 * Begins a post with the body that whoever came here proposed (`proposePost`), once: calls `open` when the draft is
 * ready. Where another draft is there already it asks first, by the question that it answers with.
 */
export function useProposedPost(
  username: string | null | undefined,
  open: () => void,
): ProposalQuestion | null {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const proposal = useMemo(() => {
    const body = proposedPost(state);
    return username && body !== null ? { body, key: postDraftKey(username) } : null;
  }, [username, state]);
  const draft = useMemo(() => (proposal ? readDraft(proposal.key, EMPTY_DRAFT) : EMPTY_DRAFT), [proposal]);
  const isTaken = isWritten(draft) && draft.body !== proposal?.body;

  // A reload, or the way back, must not propose it again.
  const settle = (body: string | null) => {
    if (proposal && body !== null) storeDraft(proposal.key, { ...EMPTY_DRAFT, body });
    void navigate(pathname + search, { replace: true, state: null });
    open();
  };
  const begin = useEffectEvent(settle);
  useEffect(() => {
    if (proposal && !isTaken) begin(proposal.body);
  }, [proposal, isTaken]);

  if (!proposal || !isTaken) return null;
  return { title: draft.title, replace: () => settle(proposal.body), keep: () => settle(null) };
}
