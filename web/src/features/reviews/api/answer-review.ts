import { API_PATHS } from '@knack/contract/paths';
import { review, type NewReviewAnswer, type Review } from '@knack/contract/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../lib/http-client.ts';
import { changeReviews } from './change-reviews.ts';

interface Submission {
  answer: NewReviewAnswer;
  idempotencyKey: string;
}

/** Sends the answer to a review about oneself and puts it into the list. */
export function useAnswerReview({ id, created_about }: Pick<Review, 'id' | 'created_about'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answer, idempotencyKey }: Submission) =>
      post(API_PATHS.reviewAnswer(id), review, answer, { idempotencyKey }),
    onSuccess: (answered) =>
      changeReviews(client, created_about, (reviews) =>
        reviews.map((other) => (other.id === answered.id ? answered : other)),
      ),
  });
}
