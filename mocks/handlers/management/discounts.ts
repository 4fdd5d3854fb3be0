import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller, answerDone } from '../answer.ts';

/** The calls that a rule answers from the payload alone. */
const readings = [
  'listDiscounts',
  'retrieveDiscount',
  'listDiscountUsages',
  'previewDiscount',
  'listDiscountBatches',
  'retrieveDiscountBatch',
] as const;

/** The calls that change something, for which the caller is entered in the audit list. */
const changes = [
  'updateDiscount',
  'setDiscountsActive',
  'deleteDiscount',
  'deleteDiscounts',
] as const;

/** Administration of discount codes. */
export function createDiscountHandlers(backend: Backend): HttpHandler[] {
  return [
    ...readings.map((name) =>
      answerCaller(backend, name, (_, payload) =>
        (backend[name] as (payload: unknown) => unknown)(payload),
      ),
    ),
    answerDone(backend, 'setDiscountActive', (caller, payload) =>
      backend.setDiscountActive(caller, payload),
    ),
    ...changes.map((name) => change(backend, name, 200)),
    change(backend, 'createDiscount', 201),
    answerCaller(
      backend,
      'createDiscounts',
      (caller, payload) => {
        const { codes } = backend.createDiscounts(caller, payload);
        return { codes };
      },
      201,
    ),
  ];
}

function change(
  backend: Backend,
  name: (typeof changes)[number] | 'createDiscount',
  status: number,
): HttpHandler {
  return answerCaller(
    backend,
    name,
    (caller, payload) =>
      (backend[name] as (caller: unknown, payload: unknown) => unknown)(caller, payload),
    status,
  );
}
