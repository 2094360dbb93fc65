import { API_PATHS } from '@knack/contract/paths';
import type { Review } from '@knack/contract/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { remove } from '../../../lib/http-client.ts';
import { changeReviews } from './change-reviews.ts';

/** Takes one's own review back and out of the list; one that is gone already counts as taken back. */
export function useDeleteReview({ id, created_about }: Pick<Review, 'id' | 'created_about'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await remove(API_PATHS.review(id));
      } catch (error) {
        if (!isApiError(error, 'not-found')) throw error;
      }
    },
    onSuccess: () =>
      changeReviews(client, created_about, (reviews) => reviews.filter((review) => review.id !== id)),
  });
}
