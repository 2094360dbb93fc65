import { PaymentResult } from '../../features/payments/components/payment-result.tsx';
import { PaidStamp } from '../../features/payments/components/stamps.tsx';

/** Where a payment that went through returns to. */
export default function PaymentSuccessScreen() {
  return (
    <PaymentResult title="Payment is successful" stamp={<PaidStamp />}>
      Thank you. You can close this page, or go on from here.
    </PaymentResult>
  );
}
