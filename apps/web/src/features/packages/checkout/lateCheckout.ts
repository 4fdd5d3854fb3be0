import { late } from '../../../shared/late/late.ts';

export const CheckoutDialog = late(
  () => import('./CheckoutDialog.tsx'),
  (chunk) => chunk.CheckoutDialog,
);
