import type { StartedPurchase } from '@nevisa/api/types';
import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../rules/refusal.ts';
import { Repeated } from '../rules/repeated.ts';

/** Packages on sale, purchases and payments. */
export function createServiceHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'getServices', () => backend.getServices()),
    answerCaller(backend, 'listTransactions', (caller) => backend.listTransactions(caller)),
    answerCaller(backend, 'retrieveInvoice', (caller, payload) =>
      backend.retrieveInvoice(caller, payload),
    ),
    answerCaller(backend, 'checkDiscount', (caller, payload) =>
      backend.checkDiscount(caller, payload),
    ),
    answerCaller(
      backend,
      'startPurchase',
      (caller, payload, request) =>
        withOrigin(request, () => backend.startPurchase(caller, payload)),
      201,
    ),
    answerCaller(backend, 'retrievePurchase', (caller, payload, request) =>
      absolute(backend.retrievePurchase(caller, payload), request),
    ),
    answerCaller(backend, 'buyService', (caller, payload) => backend.buyService(caller, payload)),
  ];
}

// The rules do not know the address of their server, of which the gateway may be a page.
function withOrigin(
  request: Request,
  rule: () => StartedPurchase | Repeated,
): StartedPurchase | Repeated {
  try {
    const answer = rule();
    return answer instanceof Repeated
      ? new Repeated(absolute(answer.answer as StartedPurchase, request))
      : absolute(answer, request);
  } catch (error) {
    throw error instanceof Refusal
      ? new Refusal(error.status, absolute(error.body, request), error.headers)
      : error;
  }
}

function absolute<Body extends object>(body: Body, request: Request): Body {
  return 'redirect_url' in body && typeof body.redirect_url === 'string'
    ? { ...body, redirect_url: new URL(body.redirect_url, request.url).href }
    : body;
}
