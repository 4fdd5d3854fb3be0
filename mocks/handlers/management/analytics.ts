import type { HttpHandler } from 'msw';
import type { Backend } from '../../backend.ts';
import { answerCaller } from '../answer.ts';

/** The analytics of administration. */
export function createAnalyticsHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'summarizeAnalytics', (_, query) => backend.summarizeAnalytics(query)),
    answerCaller(backend, 'listAnalyticsSeries', (_, query) => backend.listAnalyticsSeries(query)),
    answerCaller(backend, 'listServiceMix', (_, query) => backend.listServiceMix(query)),
    answerCaller(backend, 'listTopDiscounts', (_, query) => backend.listTopDiscounts(query)),
    answerCaller(backend, 'exportAnalytics', (caller, query) =>
      backend.exportAnalytics(caller, query),
    ),
  ];
}
