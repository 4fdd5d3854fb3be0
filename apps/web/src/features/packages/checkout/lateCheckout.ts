import { createLate } from '../../../shared/late/createLate.ts';

export const CheckoutDialog = createLate(
  () => import('./CheckoutDialog.tsx'),
  (chunk) => chunk.CheckoutDialog,
);
