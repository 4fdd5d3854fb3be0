import type { HttpHandler, WebSocketHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { accountHandlers } from './account.ts';
import { configurationHandlers } from './configuration.ts';
import { fileHandlers } from './files.ts';
import { gatewayHandlers } from './gateway.ts';
import { historyHandlers } from './history.ts';
import { liveHandlers } from './live.ts';
import { analyticsHandlers } from './management/analytics.ts';
import { adminMessageHandlers } from './management/adminMessages.ts';
import { auditHandlers } from './management/audit.ts';
import { userHandlers } from './management/users.ts';
import { discountHandlers } from './management/discounts.ts';
import { mediaHandlers } from './media.ts';
import { messageHandlers } from './messages.ts';
import { serviceHandlers } from './services.ts';
import { withoutStackTraces } from './withoutStackTraces.ts';

/** Handlers for every call of the contract, answered by one backend, and for the server's files. */
export function handlersFor(backend: Backend): (HttpHandler | WebSocketHandler)[] {
  return withoutStackTraces(() => [
    ...accountHandlers(backend),
    ...serviceHandlers(backend),
    ...messageHandlers(backend),
    ...configurationHandlers(backend),
    ...historyHandlers(backend),
    ...fileHandlers(backend),
    ...liveHandlers(backend),
    ...gatewayHandlers(backend),
    ...userHandlers(backend),
    ...auditHandlers(backend),
    ...analyticsHandlers(backend),
    ...adminMessageHandlers(backend),
    ...discountHandlers(backend),
    ...mediaHandlers,
  ]);
}
