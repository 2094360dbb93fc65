import { API_PATHS } from '@knack/contract/paths';
import { review, type NewReview, type ReviewPage } from '@knack/contract/reviews';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { post } from '../../../lib/http-client.ts';
import { reviewKey } from './review-key.ts';

interface Submission {
  review: NewReview;
  idempotencyKey: string;
}

/** Sends a review and puts it first in the list, in place of an earlier one by the same author. */
export function useSendReview(about: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ review: fields, idempotencyKey }: Submission) => {
      const sent = await post(API_PATHS.reviews, review, fields, { idempotencyKey });
      // The presence of a title means success (specification, section 7).
      if (sent.title === '') throw new ApiError('unreadable-answer');
      return sent;
    },
    onSuccess: async (sent) => {
      const queryKey = reviewKey(about);
      // A list that was asked for before the review was there would hide it again.
      await client.cancelQueries({ queryKey });
      const known = client.setQueryData<InfiniteData<ReviewPage>>(queryKey, (list) => {
        if (!list) return list;
        const pages = list.pages.map((page, index) => {
          const others = page.reviews.filter((other) => other.username !== sent.username);
          return { ...page, reviews: index === 0 ? [sent, ...others] : others };
        });
        return { ...list, pages };
      });
      if (!known) void client.invalidateQueries({ queryKey });
    },
  });
}
