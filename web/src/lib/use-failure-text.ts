import { useEffect, useState } from 'react';
import { isApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

/** Why a write failed, in a sentence; null when it did not, and as soon as the network that it lacked is back. */
export function useFailureText(error: unknown): string | null {
  const [overcome, setOvercome] = useState<unknown>(null);
  useEffect(() => {
    if (!isApiError(error, 'offline')) return;
    const isBack = () => setOvercome(error);
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, [error]);
  return error === null || error === overcome ? null : failureText(error);
}
