/** The query with which the payment gateway sends a person back who has paid. */
export const paidQuery = {
  ref_id: '98431207',
  amount: '1250000',
  description: 'خرید بستهٔ ده‌ساعته',
  order_number: 'NV-2041',
  card_pan: '6037991234561234',
  created_at: '2026-11-21 14:05:09',
  success: 'True',
};
