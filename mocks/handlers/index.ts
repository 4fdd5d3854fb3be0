import type { HttpHandler, WebSocketHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { createAccountHandlers } from './account.ts';
import { createConfigurationHandlers } from './configuration.ts';
import { createFileHandlers } from './files.ts';
import { createGatewayHandlers } from './gateway.ts';
import { createHistoryHandlers } from './history.ts';
import { createLiveHandlers } from './live.ts';
import { createAnalyticsHandlers } from './management/analytics.ts';
import { createAdminMessageHandlers } from './management/adminMessages.ts';
import { createAuditHandlers } from './management/audit.ts';
import { createUserHandlers } from './management/users.ts';
import { createDiscountHandlers } from './management/discounts.ts';
import { mediaHandlers } from './media.ts';
import { createMessageHandlers } from './messages.ts';
import { createServiceHandlers } from './services.ts';
import { withoutStackTraces } from './withoutStackTraces.ts';

/** Handlers for every call of the contract, answered by one backend, and for the server's files. */
export function createHandlers(backend: Backend): (HttpHandler | WebSocketHandler)[] {
  return withoutStackTraces(() => [
    ...createAccountHandlers(backend),
    ...createServiceHandlers(backend),
    ...createMessageHandlers(backend),
    ...createConfigurationHandlers(backend),
    ...createHistoryHandlers(backend),
    ...createFileHandlers(backend),
    ...createLiveHandlers(backend),
    ...createGatewayHandlers(backend),
    ...createUserHandlers(backend),
    ...createAuditHandlers(backend),
    ...createAnalyticsHandlers(backend),
    ...createAdminMessageHandlers(backend),
    ...createDiscountHandlers(backend),
    ...mediaHandlers,
  ]);
}
