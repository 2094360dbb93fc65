import { API_PATHS } from '@knack/contract/paths';
import { review, type NewReview } from '@knack/contract/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { post } from '../../../lib/http-client.ts';
import { changeReviews } from './change-reviews.ts';

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
    onSuccess: (sent) =>
      changeReviews(client, about, (reviews, isFirstPage) => {
        const others = reviews.filter((other) => other.username !== sent.username);
        return isFirstPage ? [sent, ...others] : others;
      }),
  });
}
