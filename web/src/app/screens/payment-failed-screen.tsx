import { PaymentResult } from '../../features/payments/components/payment-result.tsx';
import { RefusedStamp } from '../../features/payments/components/stamps.tsx';

/** Where a payment that did not go through returns to. */
export default function PaymentFailedScreen() {
  return (
    <PaymentResult title="Payment Failed" stamp={<RefusedStamp />}>
      The payment did not go through. You can try again from the front page.
    </PaymentResult>
  );
}
