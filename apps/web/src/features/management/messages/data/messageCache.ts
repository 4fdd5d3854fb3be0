import type { Id } from '@nevisa/api/types';
import type { QueryClient } from '@tanstack/react-query';

/** The first part of the keys of all pages of messages. */
export const messagesKey = 'adminMessages';
/** The first part of the keys of single messages and of their reports. */
export const messageKey = 'adminMessage';
export const reportKey = 'messageReport';

/** Reads the shown page again, and the others when they are shown. */
export function readPagesAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [messagesKey] });
}

/** Reads a message and its report again when they are shown. */
export function readMessageAgain(queries: QueryClient, id: Id): void {
  void queries.invalidateQueries({ queryKey: [messageKey, String(id)] });
  void queries.invalidateQueries({ queryKey: [reportKey, String(id)] });
}
