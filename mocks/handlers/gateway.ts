import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { gatewayAnswerPath, gatewayPath, gatewayStylePath } from '../fixtures/gatewayReturn.ts';
import type { StoredOrder } from '../rules/orders.ts';

/** How long the bank takes to confirm a late payment, in ms. */
const lateConfirmation = 10_000;

/** What a person can do at the bank, with its words. */
const choices = {
  pay: 'پرداخت',
  late: 'پرداخت، با تأیید دیرهنگام بانک',
  wait: 'پرداخت، بی‌تأیید بانک',
  twice: 'پرداخت، با دو بار بازگشت',
  cancel: 'انصراف',
  expire: 'پایان یافتن مهلت',
} as const;

type Choice = keyof typeof choices;

/** The page of a pretend bank, without scripts and forms: each choice is a link that leads back. */
export function createGatewayHandlers(backend: Backend): HttpHandler[] {
  const find = (number: string | null) =>
    backend.orders().find((order) => order.number === number) ?? null;
  return [
    http.get(`*${gatewayPath}`, ({ request }) => {
      const order = find(new URL(request.url).searchParams.get('order'));
      return order === null
        ? HttpResponse.html(page('<h1>این پرداخت پیدا نشد</h1>'), { status: 404 })
        : HttpResponse.html(page(describe(order)));
    }),
    http.get(`*${gatewayAnswerPath}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const order = find(query.get('order'));
      const choice = query.get('choice') as Choice;
      if (order === null || !Object.hasOwn(choices, choice)) {
        return HttpResponse.html(page('<h1>این پرداخت پیدا نشد</h1>'), { status: 404 });
      }
      const success = answer(backend, order, choice);
      return new HttpResponse(null, {
        status: 303,
        headers: { Location: `/payment-callback?${toQuery(order, success).toString()}` },
      });
    }),
    http.get(`*${gatewayStylePath}`, () =>
      HttpResponse.text(style, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
    ),
  ];
}

/** Reports what the person chose to the backend; returns whether the bank took the money. */
function answer(backend: Backend, order: StoredOrder, choice: Choice): boolean {
  switch (choice) {
    case 'pay':
      backend.settleOrder(order.number, 'paid');
      return order.state === 'paid';
    case 'twice':
      backend.settleOrder(order.number, 'paid');
      backend.settleOrder(order.number, 'paid');
      return order.state === 'paid';
    case 'late':
      backend.settleOrder(order.number, 'confirming', lateConfirmation);
      return true;
    case 'wait':
      backend.settleOrder(order.number, 'confirming', Number.POSITIVE_INFINITY);
      return true;
    case 'cancel':
    case 'expire':
      backend.settleOrder(order.number, 'failed');
      return order.state === 'paid';
  }
}

function toQuery(order: StoredOrder, success: boolean): URLSearchParams {
  return new URLSearchParams({
    ref_id: `98${order.number.replaceAll(/\D/gu, '').padStart(6, '0')}`,
    amount: String(order.amount),
    description: `خرید ${order.service.name}`,
    order_number: order.number,
    card_pan: '6037991234561234',
    created_at: new Date(order.startedAt + 3.5 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    success: success ? 'True' : 'False',
    ...(!success && { failure_reason: 'پرداخت انجام نشد.' }),
    type: 'web',
  });
}

function describe(order: StoredOrder): string {
  const links = Object.entries(choices).map(
    ([choice, words]) =>
      `<li><a href="${gatewayAnswerPath}?order=${encodeURIComponent(order.number)}&amp;choice=${choice}">${words}</a></li>`,
  );
  const amount = order.amount.toLocaleString('fa-IR');
  return `<p>بانک نمایشی</p><h1>${amount} تومان</h1><p>${escape(order.service.name)}</p><p>سفارش <bdi dir="ltr">${escape(order.number)}</bdi></p><ul>${links.join('')}</ul>`;
}

function page(body: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>بانک نمایشی</title><link rel="stylesheet" href="${gatewayStylePath}"></head><body><main>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:#eef1f6;color:#1b2230;font:1rem/1.9 Vazirmatn,Tahoma,sans-serif}
main{inline-size:min(26rem,calc(100% - 4rem));margin:1rem;padding:2rem;border-radius:1rem;background:#fff;box-shadow:0 1px 3px #1b223026}
h1{margin:0;font-size:1.75rem}p{margin:.25rem 0;color:#4a5568}
ul{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:.5rem}
a{display:block;padding:.6rem 1rem;border:1px solid #c4ccd9;border-radius:.6rem;color:inherit;text-decoration:none}
a:hover,a:focus-visible{background:#e4ebf7}li:first-child a{background:#1f5fd0;border-color:#1f5fd0;color:#fff}
li:first-child a:hover,li:first-child a:focus-visible{background:#184ca8}
@media (prefers-color-scheme:dark){body{background:#11151c;color:#e8ecf3}main{background:#1b212b}p{color:#aab4c5}a{border-color:#3a4454}a:hover,a:focus-visible{background:#273142}}`;
