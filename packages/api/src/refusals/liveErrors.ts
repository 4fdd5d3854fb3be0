import { closeCodes } from '../liveSession.ts';

/** RFC 6455 §7.4.1: the service has failed. */
const internalError = 1011;

/** The codes of `error` after which the live service closes the socket: the close code, and what they say. */
export const fatalLiveErrors = {
  bad_session: [closeCodes.ticketBad, '`start` names no session of this ticket.'],
  no_usage_remained: [closeCodes.noUsageRemained, 'The minutes of the package are spent.'],
  no_service: [closeCodes.noService, 'The package has ended.'],
  idle: [closeCodes.idle, 'Nothing was said for some minutes.'],
  session_active: [closeCodes.takenOver, 'Another tab or device has taken over.'],
  not_ready: [closeCodes.frameTooLarge, 'Sound came before `ready`.'],
  frame_too_large: [closeCodes.frameTooLarge, 'A frame is longer than 100 ms.'],
  slow_down: [closeCodes.slowDown, 'Sound comes faster than it may.'],
  recogniser_unavailable: [internalError, 'The recogniser has failed; the browser connects again.'],
} as const satisfies Record<string, readonly [closeCode: number, meaning: string]>;

/** The codes of `error` after which the socket stays open. */
export const passingLiveErrors = {
  bad_message: 'A message is no JSON, or not one of the protocol.',
  bad_order: 'A message has no place at this step of the recording.',
  bad_frame: 'A binary frame has no number, or half of a sample.',
} as const satisfies Record<string, string>;

export type FatalLiveError = keyof typeof fatalLiveErrors;
export type PassingLiveError = keyof typeof passingLiveErrors;
