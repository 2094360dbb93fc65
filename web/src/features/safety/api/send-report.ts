import { API_PATHS } from '@knack/contract/paths';
import { report, type NewReport } from '@knack/contract/reports';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../../lib/http-client.ts';

/** Sends a report. */
export function useSendReport() {
  return useMutation({
    mutationFn: ({ report: fields, idempotencyKey }: { report: NewReport; idempotencyKey: string }) =>
      post(API_PATHS.ownReports, report, fields, { idempotencyKey }),
  });
}
