import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { paymentText } from '../../../shared/text/paymentText.ts';
import { ReturnAnnouncements } from './ReturnAnnouncements.tsx';
import type { PaymentReturn } from './usePaymentReturn.ts';

function announce(arrived: boolean, facts: Partial<PaymentReturn>) {
  return (
    <NevisaUi>
      <ReturnAnnouncements
        arrived={arrived}
        title={paymentText.successTitle}
        paymentReturn={facts as PaymentReturn}
      />
    </NevisaUi>
  );
}

it('R-153: the outcome comes into a polite region that is there before, and once for a countdown', () => {
  const { host, show } = renderInPage(announce(false, { counting: true, secondsLeft: 5 }));
  const region = host.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  show(announce(true, { counting: true, secondsLeft: 5 }));
  const announced = region?.textContent;
  expect(announced).toContain(paymentText.successTitle);
  expect(announced).toContain('۵');
  show(announce(true, { counting: true, secondsLeft: 4 }));
  expect(region?.textContent).toBe(announced);
});
