import type { Client } from '@nevisa/api';
import type { Order, PendingOrder } from '@nevisa/api/types';
import type { OrderResult } from '@nevisa/machines';

/**
 * Asks the server what became of an order. An unknown status is that of a payment that is not
 * confirmed.
 *
 * @param now the clock of this device, in ms since 1970
 */
export async function askOrder(
  client: Client,
  orderNumber: string,
  now: () => number,
  signal: AbortSignal,
): Promise<OrderResult> {
  const outcome = await client.retrievePurchase({ order_number: orderNumber }, { signal });
  return outcome.ok
    ? readOrder(orderNumber, outcome.answer, now())
    : { kind: 'failed', failure: outcome.failure };
}

function readOrder(orderNumber: string, order: Order, now: number): OrderResult {
  if (order.status === 'SUCCESS') {
    return { kind: 'paid' };
  }
  if (order.status === 'FAILED') {
    return { kind: 'ended' };
  }
  const { redirect_url: url, amount, service_record: record } = order;
  const packageName = record?.service.name ?? null;
  return {
    kind: 'pending',
    order: { orderNumber, url, endsAt: readEnd(order, now), amount, packageName },
  };
}

/**
 * The end of a link by the clock of this device, in ms since 1970: by the difference to the
 * server's time, because the clock of a device may be wrong by a day (T-75).
 */
export function readEnd(
  { expires_at: end, server_time: server }: Pick<PendingOrder, 'expires_at' | 'server_time'>,
  now: number,
): number | null {
  const [ends, from] = [Date.parse(end ?? ''), Date.parse(server ?? '')];
  if (Number.isNaN(ends)) {
    return null;
  }
  return Number.isNaN(from) ? ends : now + ends - from;
}
